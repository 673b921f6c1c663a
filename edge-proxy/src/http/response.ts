import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { setCookieHeader, type SetCookie } from './cookie.ts'
import { errorBody, type HttpError } from './http-error.ts'
import { isObject, parseJson } from './body.ts'

/**
 * A complete response of a backend. The bytes are decoded only where the text is needed, because most pass unchanged.
 */
export type BackendResponse = { status: number; type: 'json' | 'text'; bytes: Buffer }

/** A response of the edge as it is sent to the page; a header with several values is sent once for each. */
export type EdgeResponse = { status: number; headers: Record<string, string | string[]>; body: Buffer | null }

/** A backend response with this text, which the edge makes in place of one that it received. */
export const textResponse = (status: number, type: BackendResponse['type'], text: string): BackendResponse => ({
  status,
  type,
  bytes: Buffer.from(text),
})

/** A backend response with this value as JSON. */
export const jsonResponse = (status: number, value: unknown): BackendResponse =>
  textResponse(status, 'json', JSON.stringify(value))

/** The text of a response; decodes its bytes on each call. */
export const textOf = ({ bytes }: Pick<BackendResponse, 'bytes'>): string => bytes.toString('utf8')

/** Whether the envelope of a 200 says `meta.success`. */
export function isSuccess(response: BackendResponse): boolean {
  const envelope = response.status === 200 ? parseJson(textOf(response)) : null
  return isObject(envelope) && isObject(envelope['meta']) && envelope['meta']['success'] === true
}

const contentTypes = { json: 'application/json; charset=utf-8', text: 'text/plain; charset=utf-8' } as const

/** Sent with every API response; of a backend's headers only the content type is used, as JSON or text. */
const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Embedding pages get CORS headers with their own origin; large bodies are compressed (`compressResponse`).
  vary: 'origin, accept-encoding',
} as const

const withoutBody = new Set([204, 205, 304])

/** A response of the API, which is never stored by caches, with `more` headers. */
export function edgeResponse(
  { status, type, bytes }: BackendResponse,
  more: Readonly<Record<string, string | string[]>> = {},
): EdgeResponse {
  const headers: EdgeResponse['headers'] = { ...apiHeaders, ...more, 'content-type': contentTypes[type] }
  if (withoutBody.has(status)) return { status, headers, body: null }
  headers['content-length'] = String(bytes.length)
  return { status, headers, body: bytes }
}

/** A response with a file, which is never stored by caches. */
export const fileResponse = (
  status: number,
  contentType: string,
  body: Buffer,
  more: Readonly<Record<string, string>> = {},
): EdgeResponse => ({
  status,
  headers: { ...apiHeaders, ...more, 'content-type': contentType, 'content-length': String(body.length) },
  body,
})

/** A response of the edge itself in the shop's envelope. */
export const successResponse = (content: unknown, setCookie: SetCookie | null = null): EdgeResponse =>
  edgeResponse(jsonResponse(200, { meta: { success: true }, content, errorMessage: [] }), setCookieHeader(setCookie))

/** The response of an error, in the envelope of the shop, so that pages read all errors alike. */
export const errorResponse = (error: HttpError): EdgeResponse => {
  const { code, status, retryAfter } = error
  return edgeResponse(textResponse(status, 'json', errorBody(code, retryAfter?.toString())), headersOfError(error))
}

/** Headers of an error besides those of its body. */
export const headersOfError = ({ retryAfter }: HttpError): Record<string, string> =>
  retryAfter === null ? {} : { 'retry-after': String(retryAfter) }

/** Bytes as a web response takes them, without a copy. */
export const shareable = (bytes: Buffer): Uint8Array<ArrayBuffer> => (isPlain(bytes) ? bytes : new Uint8Array(bytes))

/** Whether no other thread can change the bytes: true for every buffer of the edge. */
const isPlain = (bytes: Buffer): bytes is Buffer<ArrayBuffer> => bytes.buffer instanceof ArrayBuffer

/** The response as Hono takes it. */
export function toWebResponse({ status, headers, body }: EdgeResponse): Response {
  const pairs = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  return new Response(body === null ? null : shareable(body), { status, headers: pairs })
}

/** Bytes up to which a string is written faster; a larger one is copied for the time in which it is not taken. */
const maxStringLength = 16 * 1024

/** Writes a response to Node; a latin1 string keeps the bytes and lets Node send head and body in one write. */
export function writeResponse(outgoing: ServerResponse, { status, headers, body }: EdgeResponse): void {
  outgoing.writeHead(status, headers)
  if (body !== null && body.length > maxStringLength) outgoing.end(body)
  else outgoing.end(body?.toString('latin1'), 'latin1')
}

const brotliAccepted = /(^|[\s,])br\s*(;\s*q=(?!0(\.0*)?\s*($|,))|,|$)/
const gzipAccepted = /(^|[\s,])gzip\s*(;\s*q=(?!0(\.0*)?\s*($|,))|,|$)/

/** Whether `Accept-Encoding` allows brotli, which every browser of a page over HTTPS does. */
export const acceptsBrotli = (header: string | undefined): boolean => brotliAccepted.test(header ?? '')

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Bytes that go out with the head in the first packets anyway. */
const smallBody = 2_000

const brotliOptions = {
  params: {
    // Half a millisecond for 150 kB; higher qualities take several times as long for a tenth of the bytes.
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // The default window takes 4 MB of memory for every response.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
}

export type Encoding = 'br' | 'gzip' | null

/** The encoding of a page for a client; null for none. */
export const encodingOf = (accepted = ''): Encoding =>
  brotliAccepted.test(accepted) ? 'br' : gzipAccepted.test(accepted) ? 'gzip' : null

/** Compresses a body outside the event loop. */
export async function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === null) return body
  return encoding === 'br' ? compressors.br(body, brotliOptions) : compressors.gzip(body)
}

/** Compresses what is kept and sent again and again. */
export function encodeOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === null) return body
  return encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body)
}

/** Compresses large responses outside the event loop: an account's rewards are 140 kB, and 11 kB compressed. */
export async function compressResponse(response: EdgeResponse, accepted: string | undefined): Promise<EdgeResponse> {
  const { body, headers } = response
  if (body === null || body.length < smallBody || !acceptsBrotli(accepted)) return response
  const compressed = await encodeBody(body, 'br')
  return {
    ...response,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(compressed.length) },
    body: compressed,
  }
}
