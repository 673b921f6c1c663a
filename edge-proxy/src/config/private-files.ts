import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Modes of everything in DATA_DIR: for the user of the edge only. */
export const privateFile = 0o600
export const privateFolder = 0o700

/**
 * Creates DATA_DIR if it is missing, and closes it and all that it holds to other users. Symbolic links in it are not
 * followed. Returns the paths that stay open because they belong to another user.
 * @throws Error if the folder cannot be created; in production also if it, or a path that stays open, belongs to another user
 */
export function closeDataDir(dataDir: string, production: boolean): readonly string[] {
  mkdirSync(dataDir, { recursive: true, mode: privateFolder })
  // With systemd's DynamicUser DATA_DIR is a link that belongs to root.
  const folder = realpathSync(dataDir)
  const open = stillOpen(folder)
  if (!production) return open
  if (lstatSync(folder).uid !== process.getuid?.()) {
    throw new Error(
      'DATA_DIR belongs to another user: name a folder of the user of the edge, or one that it can create.',
    )
  }
  if (open.length > 0) throw new Error(`DATA_DIR holds files of another user, such as ${open[0]}: remove them.`)
  return open
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

/** Writes a file for the user of the edge only, so that readers see the old or the new one, never a part. */
export async function replaceFile(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: privateFolder })
  const temporary = `${file}.${process.pid}.new`
  await writeFile(temporary, bytes, { mode: privateFile })
  await rename(temporary, file)
}
