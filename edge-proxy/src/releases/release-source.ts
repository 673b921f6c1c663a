import { constants, type Stats } from 'node:fs'
import { lstat, mkdir, open, realpath } from 'node:fs/promises'
import path from 'node:path'
import { pointerOfMajor, ReleasePointer, type RemoteName } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { Agent } from 'undici'
import type { EdgeConfig } from '../config/config.ts'
import { replaceFile } from '../config/private-files.ts'
import { fetchBytes } from '../http/body.ts'

/* Names and sizes of the files among the releases, the same in a folder, in a store and in the copy of an edge. */

export const documentKey = 'remotes/registry.jws'
export const pointerKey = (remote: RemoteName): string => `remotes/${remote}/release.json`
export const versionFolder = (remote: RemoteName, version: string): string => `remotes/${remote}/${version}`
export const recordIn = (folder: string): string => `${folder}/record.jws`
export const recordKey = (remote: RemoteName, version: string): string => recordIn(versionFolder(remote, version))
export const previewsKey = (remote: RemoteName): string => `remotes/${remote}/previews.json`
/** The folder of a remote that holds a folder for each preview; no version has this name. */
export const previewsName = 'previews'
export const previewsFolder = (remote: RemoteName): string => `remotes/${remote}/${previewsName}`
export const previewFolder = (remote: RemoteName, id: string): string => `${previewsFolder(remote)}/${id}`

/** Bytes. */
export const largestDocument = 2 * 1024 * 1024
export const largestPointer = 64 * 1024

/** What a pointer says to shells of a major. @throws Error if the text is no pointer, or names no version for them */
export function parsePointer(text: string, major: string): ReleasePointer {
  const pointer = pointerOfMajor(v.parse(ReleasePointer, JSON.parse(text)), major)
  const { current, canary, disabled, blocked } = pointer
  if ([current, canary, disabled, blocked].some(Boolean)) return pointer
  throw new Error(`The pointer names no version for shells of contract ${major}.`)
}

/** An object among the releases; `tag` makes the next read of it conditional. */
export type StoredObject = { bytes: Buffer; tag: Record<string, string> }

export class MissingObjectError extends Error {}

/** Where releases come from: a store or a folder, which others write to. */
export type ReleaseSource = {
  /** Null if it is the one of the tag. @throws MissingObjectError; Error if it cannot be read within the limits */
  read: (key: string, maxBytes: number, tag?: Record<string, string>) => Promise<StoredObject | null>
  close: () => Promise<void>
}

/* Files in a folder that others write to, too: REMOTES_DIR. No link is followed there, and only regular files are opened. */

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** A text that changes with every change of a file. */
export const versionOf = ({ mtimeMs, ctimeMs, size, ino }: Stats): string => `${mtimeMs} ${ctimeMs} ${size} ${ino}`

/** Null if it is that of the tag. @throws Error if it is missing (`ENOENT`), too large, a link or no regular file */
export async function readForeign(
  folder: string,
  key: string,
  maxBytes: number,
  tag: StoredObject['tag'] = {},
): Promise<StoredObject | null> {
  const file = await realPathWithoutLinks(folder, key)
  // A pipe or a device is not even opened. If it takes the file's place afterwards, opening it does not wait.
  if (!(await lstat(file)).isFile()) throw new Error(`${key} is not a regular file`)
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const found = await handle.stat()
    const version = versionOf(found)
    if (version === tag['version']) return null
    if (!found.isFile()) throw new Error(`${key} is not a regular file`)
    if (found.size > maxBytes) throw new Error(`${key} has more than ${maxBytes} bytes`)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(found.size), 0, found.size, 0)
    return { bytes: buffer.subarray(0, bytesRead), tag: { version } }
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

/** ms for connecting, and for a whole response. */
type StoreLimits = { connectTimeout: number; responseTimeout: number }

/** The folder or store of a setting. */
export const openReleaseSource = (from: EdgeConfig['releases'], limits: StoreLimits): ReleaseSource =>
  'folder' in from ? openFolder(from.folder) : openStore(from.baseUrl, limits)

const openFolder = (folder: string): ReleaseSource => ({
  read: (key, maxBytes, tag) =>
    readForeign(folder, key, maxBytes, tag).catch((error: unknown) => {
      throw isMissing(error) ? new MissingObjectError(`REMOTES_DIR has no ${key}`) : error
    }),
  close: async () => {},
})

function openStore(baseUrl: string, { connectTimeout, responseTimeout: timeout }: StoreLimits): ReleaseSource {
  const agent = new Agent({ connections: 16, connect: { timeout: connectTimeout } })
  return {
    async read(key, maxBytes, tag = {}) {
      const isUnchanged = (status: number): boolean => status === 304 && Object.keys(tag).length > 0
      const check = (status: number, encoding: string): void => {
        if (status === 404) throw new MissingObjectError(`The store has no ${key}`)
        if (isUnchanged(status) || (status === 200 && encoding === 'identity')) return
        throw new Error(`The store responds to ${key} with ${status} ${encoding}`)
      }
      const options = { headers: tag, timeout, maxBytes, check }
      const { status, headers, bytes } = await fetchBytes(agent, new URL(key, baseUrl), options)
      const { etag, 'last-modified': modified } = headers
      const next = {
        ...(typeof etag === 'string' && { 'if-none-match': etag }),
        ...(typeof modified === 'string' && { 'if-modified-since': modified }),
      }
      return isUnchanged(status) ? null : { bytes, tag: next }
    },
    close: () => agent.destroy(),
  }
}
