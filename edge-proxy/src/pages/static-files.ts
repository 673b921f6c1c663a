import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

const acceptsBrotli = (header: string | undefined): boolean =>
  /(^|[\s,])br\s*(;\s*q=(?!0(\.0*)?\s*($|,))|,|$)/.test(header ?? '')

/** File names as our builds make them: no separators, no dot first, so no way out of the folder. */
const isFileName = (name: string): boolean => /^[A-Za-z0-9_@-][\w.@-]*$/.test(name)

/**
 * One file of a folder with its brotli twin; read at every request, so that what was taken
 * away is gone. A missing file is not cached: it may be back in a moment.
 */
export async function sendFile(
  c: Context,
  folder: string,
  parts: readonly string[],
  cacheControl: string,
): Promise<Response> {
  const type = types[path.extname(parts.at(-1) ?? '')]
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    // Public code and artwork: an embedding page may load it, and integrity needs CORS.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  }
  if (type === undefined || !parts.every(isFileName)) return missing(c, headers)
  const file = path.join(folder, ...parts)
  headers['content-type'] = type
  headers['cache-control'] = cacheControl
  if (acceptsBrotli(c.req.header('accept-encoding'))) {
    const twin = await readFile(`${file}.br`).catch(() => null)
    if (twin) return c.body(twin, 200, { ...headers, 'content-encoding': 'br' })
  }
  const bytes = await readFile(file).catch(() => null)
  return bytes ? c.body(bytes, 200, headers) : missing(c, headers)
}

const missing = (c: Context, headers: Record<string, string>): Response =>
  c.text('Not found', 404, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
