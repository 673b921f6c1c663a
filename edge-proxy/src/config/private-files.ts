import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Modes of everything in DATA_DIR: for the user of the edge only. */
export const privateFile = 0o600
export const privateFolder = 0o700

/**
 * Creates DATA_DIR if it is missing, and closes it and all that it holds to other users. Symbolic links are not
 * followed. Returns the paths that stay open because they belong to another user.
 * @throws Error if the folder cannot be created
 */
export function closeDataDir(dataDir: string): readonly string[] {
  mkdirSync(dataDir, { recursive: true, mode: privateFolder })
  return stillOpen(dataDir)
}

function stillOpen(file: string): readonly string[] {
  try {
    const stats = lstatSync(file)
    if (!stats.isDirectory() && !stats.isFile()) return []
    if ((stats.mode & 0o077) !== 0) chmodSync(file, stats.isDirectory() ? privateFolder : privateFile)
    return stats.isDirectory() ? readdirSync(file).flatMap((name) => stillOpen(path.join(file, name))) : []
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EPERM') return [file]
    // A closed folder of another user such as lost+found, or a temporary file that is gone by now.
    if (code === 'EACCES' || code === 'ENOENT') return []
    throw error
  }
}
