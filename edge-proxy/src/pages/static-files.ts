import path from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { acceptsBrotli, shareable } from '../http/response.ts'
import { readShared } from './shared-file.ts'

/** Builds have further files, but a document of a remote would be a page of the portal's origin. */
const served = /\.(?:m?js|json|css|svg|png|gif|jpe?g|webp|avif|ico|woff2|txt)$/

/** `Cache-Control` of files whose name or folder changes with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** Public code: embedding pages may load it, and subresource integrity needs CORS. */
const publicHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  // `publicCors` names the origin of a page in `EMBED_ORIGINS`.
  vary: 'accept-encoding, origin',
}

/** For pages of the portal itself whose cookies allow it. */
export const privateHeaders = { 'cross-origin-resource-policy': 'same-origin', vary: 'accept-encoding, cookie' }

/** Accepts names that builds produce: without separators and leading dots, so no path leaves the folder. */
const isFileName = (name: string): boolean => /^[A-Za-z0-9_@-][\w.@-]*$/.test(name)

/** Sends a file of the first folder that has it, or its brotli duplicate. A 404 is not cached: releases add files. */
export async function sendFile(
  c: Context,
  folders: readonly string[],
  parts: readonly string[],
  cacheControl: string,
  access: Readonly<Record<string, string>> = publicHeaders,
): Promise<Response> {
  const name = parts.at(-1) ?? ''
  const type = served.test(name) ? getMimeType(name) : undefined
  const headers: Record<string, string> = { 'x-content-type-options': 'nosniff', ...access }
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
