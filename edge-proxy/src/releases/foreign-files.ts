import { constants, type Stats } from 'node:fs'
import { lstat, mkdir, open, realpath } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../config/private-files.ts'

/*
 * Files in a folder that others write to, too: REMOTES_DIR. No link is followed there, only regular files are opened.
 */

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** A text that changes with every change of a file. */
export const fileTag = ({ mtimeMs, ctimeMs, size, ino }: Stats): string => `${mtimeMs} ${ctimeMs} ${size} ${ino}`

/** Null if it is that of the tag. @throws Error if it is missing (`ENOENT`), too large, a link or no regular file */
export async function readForeign(
  folder: string,
  key: string,
  maxBytes: number,
  tag: Readonly<Record<string, string>> = {},
): Promise<{ bytes: Buffer; tag: { file: string } } | null> {
  const file = await realPathWithoutLinks(folder, key)
  // A pipe or a device is not even opened. If it takes the file's place afterwards, opening it does not wait.
  if (!(await lstat(file)).isFile()) throw new Error(`${key} is not a regular file`)
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const found = await handle.stat()
    const foundTag = fileTag(found)
    if (foundTag === tag['file']) return null
    if (!found.isFile()) throw new Error(`${key} is not a regular file`)
    if (found.size > maxBytes) throw new Error(`${key} has more than ${maxBytes} bytes`)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(found.size), 0, found.size, 0)
    return { bytes: buffer.subarray(0, bytesRead), tag: { file: foundTag } }
  } finally {
    await handle.close()
  }
}

/** Modes as far as the umask of the edge allows. */
const everybody = { mode: 0o666, folderMode: 0o777 }

/** Replaces a file, which everybody may read. @throws Error if the file is below a link, or cannot be written */
export async function writeForeign(folder: string, key: string, text: string): Promise<void> {
  const parent = path.dirname(key)
  await mkdir(path.join(folder, parent), { recursive: true })
  await replaceFile(path.join(await realPathWithoutLinks(folder, parent), path.basename(key)), text, everybody)
}

/** The real path of a file, which may be below links only outside the folder. */
async function realPathWithoutLinks(folder: string, key: string): Promise<string> {
  const file = path.join(await realpath(folder), key)
  if ((await realpath(file)) !== file) throw new Error(`${key} is a link, or below one`)
  return file
}

/** Whether a file does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
