import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'

/** What is said of settings that are refused, with a folder for data of its own; empty for settings that are not. */
export function configMessage(env: Record<string, string>): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'settings-'))
  try {
    readConfig({ DATA_DIR: dataDir, ...env })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}
