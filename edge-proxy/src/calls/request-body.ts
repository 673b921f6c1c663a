import type { Readable } from 'node:stream'
import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/headers.ts'
import { BodyTooLargeError, readCapped } from '../http/read-capped.ts'

/** Bytes of the largest request body. */
export const maxBodyBytes = 64 * 1024

/** A request whose body has not been read. */
export type UnreadRequest = { method: string; headers: HeaderView; body: Pick<Readable, 'iterator'> }

export type ParsedBody = { call: Call; body: Readonly<Record<string, unknown>> | null }

/**
 * The body, parsed with the strict schema of the first call that accepts it. The backend gets
 * the parsed value, so unknown fields never pass.
 * @throws HttpError requestInvalid
 */
export function readCallBody(sent: UnreadRequest, calls: readonly [Call, ...Call[]]): ParsedBody | Promise<ParsedBody> {
  const [first] = calls
  if (first.body !== undefined) return readJsonBody(sent, calls)
  return announcesBody(sent.headers) ? readEmptyBody(sent, first) : { call: first, body: null }
}

/** Some clients send an empty body with every POST. */
async function readEmptyBody(sent: UnreadRequest, call: Call): Promise<ParsedBody> {
  if (sent.method === 'GET' || (await readBytes(sent)).length > 0) throw bad('call has no body')
  return { call, body: null }
}

/**
 * The value of a JSON body, parsed once: only what is checked here is used later.
 * @throws HttpError requestInvalid
 */
export async function readJson(sent: UnreadRequest): Promise<unknown> {
  checkHeaders(sent.headers)
  return parseJson(await readBytes(sent))
}

async function readJsonBody(sent: UnreadRequest, calls: readonly Call[]): Promise<ParsedBody> {
  const value = await readJson(sent)
  for (const call of calls) {
    const parsed = call.body === undefined ? null : v.safeParse(call.body, value)
    if (parsed?.success === true) return { call, body: parsed.output as Record<string, unknown> }
  }
  throw bad('body does not match the schema')
}

function announcesBody(headers: HeaderView): boolean {
  return (headers.get('content-length') ?? '0') !== '0' || headers.has('transfer-encoding')
}

function checkHeaders(headers: HeaderView): void {
  if (!/^application\/json *(; *charset="?utf-8"?)?$/i.test(headers.get('content-type') ?? ''))
    throw bad('content type')
  // Not decoded: a few bytes of gzip can be gigabytes.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw bad('content encoding')
}

/** Stops without destroying the stream, so that the error response can still be sent. */
async function readBytes({ headers, body }: UnreadRequest): Promise<Uint8Array> {
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  try {
    return await readCapped(chunks, maxBodyBytes, headers.get('content-length'))
  } catch (error) {
    throw bad(error instanceof BodyTooLargeError ? 'body too large' : 'body incomplete')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes), (key, value: unknown) => {
      if (prototypeKeys.has(key)) throw bad('prototype key')
      return value
    })
  } catch {
    throw bad('body is not JSON')
  }
}

const bad = (reason: string): HttpError => new HttpError('requestInvalid', reason)
