import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { privateFile, privateFolder } from './private-files.ts'
import { SessionKeys } from './setting-schemas.ts'

/**
 * The encryption keys in DATA_DIR, generated at the first start, so that sessions of a development portal
 * survive a restart. Production must set SESSION_KEYS.
 * @throws Error if the file is damaged or cannot be written
 */
export function loadSessionKeys(dataDir: string): Buffer[] {
  const file = join(dataDir, 'session-keys')
  mkdirSync(dataDir, { recursive: true, mode: privateFolder })
  try {
    // `wx` writes only a new file, so two edges that start at the same time use the same keys.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: privateFile, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const stored = v.safeParse(SessionKeys, readFileSync(file, 'utf8').trim())
  if (!stored.success)
    throw new Error('The file session-keys in DATA_DIR is damaged: delete it; all members must log in again.')
  return stored.output
}
