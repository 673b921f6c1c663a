import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { encodeBody, encodingOf, shareable } from '../http/response.ts'

/** A nonce for the content security policy of one response. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/** Sends HTML compressed. */
export async function sendHtml(
  c: Context,
  html: Buffer,
  status: 200 | 403 | 404 | 500,
  headers: Record<string, string | string[]>,
) {
  const encoding = encodingOf(c.req.header('accept-encoding'))
  const body = await encodeBody(html, encoding)
  const vary = [headers['vary'], 'accept-encoding'].flat().filter(Boolean).join(', ')
  return c.body(shareable(body), status, {
    ...headers,
    vary,
    'content-type': 'text/html; charset=UTF-8',
    ...(encoding !== null && { 'content-encoding': encoding }),
  })
}
