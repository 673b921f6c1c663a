import { randomUUID } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Modes of everything in DATA_DIR: for the user of the edge only. */
export const privateFile = 0o600
export const privateFolder = 0o700

/** Creates DATA_DIR, closed to other users. @throws Error if it cannot, in production also if it is another user's */
export function closeDataDir(dataDir: string, production: boolean): void {
  mkdirSync(dataDir, { recursive: true, mode: privateFolder })
  // With systemd's DynamicUser DATA_DIR is a link that belongs to root.
  const folder = realpathSync(dataDir)
  if (production && lstatSync(folder).uid !== process.getuid?.()) {
    throw new Error(
      'DATA_DIR belongs to another user: name a folder of the user of the edge, or one that it can create.',
    )
  }
  chmodSync(folder, privateFolder)
}

/** Readers see the old or the new file; no link is followed. `flush`: complete on the disk before it has its name. */
export async function replaceFile(
  file: string,
  bytes: Uint8Array | string,
  { mode = privateFile, folderMode = privateFolder, flush = false } = {},
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: folderMode })
  const temporary = `${file}.${randomUUID()}.new`
  try {
    await writeFile(temporary, bytes, { mode, flag: 'wx', flush })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
