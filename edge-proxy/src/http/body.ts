import type { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Dispatcher } from 'undici'
import * as v from 'valibot'
import { isTooDeep } from '@portal/shared-contracts/calls/parse-json'
import { HttpError, requestInvalid } from './http-error.ts'
import { headersOf, nodeOf, type HeaderView } from './request.ts'

export { parseJson } from '@portal/shared-contracts/calls/parse-json'
export { isObject } from '@portal/shared-contracts/calls/wire-names'

export type JsonObject = Record<string, unknown>

/** An id or a token as text, because backends send some as numbers; null without one. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

export class BodyTooLargeError extends Error {}

/** A body of at most `maxBytes`; a larger `contentLength` rejects before anything is read. @throws BodyTooLargeError */
export async function readCapped(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  contentLength: string | null,
): Promise<Buffer> {
  if (Number(contentLength ?? 0) > maxBytes) throw new BodyTooLargeError('body too large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLargeError('body too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether the header names no encoding: some servers send it empty, as `none`, or with the charset of the text. */
export function isUnencoded(contentEncoding: string): boolean {
  const names = contentEncoding.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) => name === '' || name === 'none' || name === 'identity' || isCharset(name))
}

function isCharset(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

type FetchOptions = {
  headers: Record<string, string>
  /** ms for the complete response. */
  timeout: number
  maxBytes: number
  /** Throws for a response whose body is not read; the encoding of one without is `identity`. */
  check: (status: number, encoding: string) => void
}

/** A GET that follows no redirect and asks for no encoding. @throws BodyTooLargeError, and what `check` throws */
export async function fetchBytes(agent: Dispatcher, url: URL, { timeout, maxBytes, check, ...more }: FetchOptions) {
  const { statusCode, headers, body } = await agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headers: { ...more.headers, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(timeout),
  })
  try {
    const encoding = String(headers['content-encoding'] ?? '')
    check(statusCode, isUnencoded(encoding) ? 'identity' : encoding)
    const bytes = await readCapped(body, maxBytes, String(headers['content-length'] ?? 0))
    return { status: statusCode, headers, bytes }
  } catch (error) {
    body.on('error', () => {}).destroy()
    throw error
  }
}

export type UnreadRequest = { method: string; headers: HeaderView; body: Pick<Readable, 'iterator'> }

/** Bytes; the longest body that the schema of a call accepts has 27 kB. */
export const maxBodyBytes = 32 * 1024

const jsonType = /^application\/json *(; *charset="?utf-8"?)?$/i

/** The JSON body of a request to the edge itself, by its schema. @throws HttpError requestInvalid */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
  { maxBytes = maxBodyBytes, type = jsonType } = {},
): Promise<v.InferOutput<S>> {
  const { request } = nodeOf(c)
  const body = await readJson({ method: c.req.method, headers: headersOf(request), body: request }, maxBytes, type)
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw requestInvalid('body does not match the schema')
  return parsed.output
}

/** A JSON object, of other types also a list; only what is parsed here is used. @throws HttpError requestInvalid */
export async function readJson(sent: UnreadRequest, maxBytes = maxBodyBytes, type = jsonType): Promise<unknown> {
  const { headers } = sent
  if (!type.test(headers.get('content-type') ?? '')) throw requestInvalid('content type')
  // Not decoded: a few bytes of gzip can be gigabytes.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw requestInvalid('content encoding')
  const bytes = await readBytes(sent, maxBytes)
  // Bodies of calls are objects; the Reporting API sends lists.
  const opening = String.fromCharCode(bytes[0] ?? 0)
  if (opening !== '{' && (type === jsonType || opening !== '[')) throw requestInvalid('body is no object')
  try {
    const text = utf8.decode(bytes)
    if (isTooDeep(text)) throw requestInvalid('body nested too deep')
    // A reviver costs ten times as much as parsing; only these texts can have such a key.
    return JSON.parse(text, /proto|constructor|\\u/.test(text) ? withoutPrototypeKeys : undefined)
  } catch (error) {
    throw error instanceof HttpError ? error : requestInvalid('body is not JSON')
  }
}

/** Does not destroy the stream, so that the error response can be sent. @throws HttpError requestInvalid */
export async function readBytes({ headers, body }: UnreadRequest, maxBytes: number): Promise<Uint8Array> {
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  try {
    return await readCapped(chunks, maxBytes, headers.get('content-length'))
  } catch (error) {
    throw requestInvalid(error instanceof BodyTooLargeError ? 'body too large' : 'body incomplete')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses keys that could change prototypes, also those that a schema leaves out. */
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  if (prototypeKeys.has(key)) throw requestInvalid('prototype key')
  return value
}
