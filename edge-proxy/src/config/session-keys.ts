import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { SessionKeys } from './fields.ts'

/**
 * The sealing keys kept in the data folder, made on the first start so that sessions of
 * a development portal survive a restart. Production names its keys (design §3).
 * @throws Error if the file holds something else, or cannot be written
 */
export function keptSessionKeys(dataDir: string): Buffer[] {
  const file = join(dataDir, 'session-keys')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx`: of two edges that start together one writes and both read the same keys.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = v.safeParse(SessionKeys, readFileSync(file, 'utf8').trim())
  if (!kept.success) throw new Error(`The file session-keys in DATA_DIR is damaged: delete it, everybody logs in anew.`)
  return kept.output
}
