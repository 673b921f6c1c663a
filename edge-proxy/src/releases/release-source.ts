import { pointerOfMajor, ReleasePointer } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { Agent } from 'undici'
import type { EdgeConfig } from '../config/config.ts'
import { fetchBytes } from '../http/body.ts'
import { isMissing, readForeign } from './foreign-files.ts'

/** Bytes of the registry document, and of the pointer of a remote. */
export const maxDocumentBytes = 2 * 1024 * 1024
export const maxPointerBytes = 64 * 1024

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
