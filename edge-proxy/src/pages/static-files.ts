import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { acceptsBrotli, shareable } from '../http/response.ts'

/** Builds have further files, but a document of a remote would be a page of the portal's origin. */
const served = /\.(?:m?js|json|css|svg|png|gif|jpe?g|webp|avif|woff2|txt)$/

/** `Cache-Control` of files whose name or folder changes with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** Accepts names that builds produce: without separators and leading dots, so no path leaves the folder. */
const isFileName = (name: string): boolean => /^[A-Za-z0-9_@-][\w.@-]*$/.test(name)

/** Sends a file of the first folder that has it, or its brotli duplicate. A 404 is not cached: releases add files. */
export async function sendFile(
  c: Context,
  folders: readonly string[],
  parts: readonly string[],
  cacheControl: string,
): Promise<Response> {
  const name = parts.at(-1) ?? ''
  const type = served.test(name) ? getMimeType(name) : undefined
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    // Public code: embedding pages may load it, and subresource integrity needs CORS.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // `publicCors` names the origin of a page in `EMBED_ORIGINS`.
    vary: 'accept-encoding, origin',
  }
  if (type === undefined || !parts.every(isFileName)) return missing(c, headers)
  headers['content-type'] = type
  headers['cache-control'] = cacheControl
  const brotli = acceptsBrotli(c.req.header('accept-encoding'))
  for (const folder of folders) {
    const file = path.join(folder, ...parts)
    const duplicate = brotli ? await readShared(`${file}.br`) : null
    if (duplicate) return c.body(shareable(duplicate), 200, { ...headers, 'content-encoding': 'br' })
    const bytes = await readShared(file)
    if (bytes) return c.body(shareable(bytes), 200, headers)
  }
  return missing(c, headers)
}

const missing = (c: Context, headers: Record<string, string>): Response =>
  c.text('Not found', 404, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })

/** Bytes; shell, remotes and elements of a build have 6 MB. */
const cacheBytes = 64 * 1024 * 1024

/** By path and what changes with a file; `context` is the path. */
const files = new LRUCache<string, Buffer, string>({
  maxSize: cacheBytes,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: (_, __, { context: file }) => readFile(file),
  ignoreFetchAbort: true,
})

/**
 * All requests get the same buffer: copies would fill the memory with what slow readers do not take. A file that
 * changes is read again, and so is one that could not be read, maybe because too many files were open.
 */
export async function readShared(file: string): Promise<Buffer | null> {
  const found = await stat(file).catch(() => null)
  if (found?.isFile() !== true) return null
  const key = `${file} ${found.mtimeMs} ${found.size} ${found.ino}`
  const bytes = await files.fetch(key, { context: file }).catch(() => null)
  return bytes ?? null
}
