import type { Readable } from 'node:stream'
import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/headers.ts'
import { BodyTooLargeError, readCapped } from '../http/read-capped.ts'
import { checkJsonObject } from '../http/json-object.ts'
import { largestBody } from '../http/largest-body.ts'

/** Bytes of the largest body of each call; further ones are neither read nor parsed. */
const largestBodies = new Map(
  (callTable as readonly Call[]).map((call): [Call, number] => [call, call.body ? largestBody(call.body) : 0]),
)

/** The `Content-Type` of calls. */
const jsonType = /^application\/json *(; *charset="?utf-8"?)?$/i

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
  if (sent.method === 'GET' || (await readBytes(sent, 0)).length > 0) throw bad('call has no body')
  return { call, body: null }
}

/**
 * The object of a JSON body, or the list of another type's, of at most `maxBytes`, parsed once: only what is checked here is used later.
 * @throws HttpError requestInvalid
 */
export async function readJson(sent: UnreadRequest, maxBytes: number, type = jsonType): Promise<unknown> {
  checkHeaders(sent.headers, type)
  // Bodies of calls are objects; the Reporting API sends lists.
  return parseJson(await readBytes(sent, maxBytes), type === jsonType ? '{' : '{[')
}

async function readJsonBody(sent: UnreadRequest, calls: readonly Call[]): Promise<ParsedBody> {
  const value = await readJson(sent, Math.max(...calls.map((call) => largestBodies.get(call) ?? 0)))
  for (const call of calls) {
    const parsed = call.body === undefined ? null : v.safeParse(call.body, value)
    if (parsed?.success === true) return { call, body: parsed.output as Record<string, unknown> }
  }
  throw bad('body does not match the schema')
}

function announcesBody(headers: HeaderView): boolean {
  return (headers.get('content-length') ?? '0') !== '0' || headers.has('transfer-encoding')
}

function checkHeaders(headers: HeaderView, type: RegExp): void {
  if (!type.test(headers.get('content-type') ?? '')) throw bad('content type')
  // Not decoded: a few bytes of gzip can be gigabytes.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw bad('content encoding')
}

/** Stops without destroying the stream, so that the error response can still be sent. */
async function readBytes({ headers, body }: UnreadRequest, maxBytes: number): Promise<Uint8Array> {
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  try {
    return await readCapped(chunks, maxBytes, headers.get('content-length'))
  } catch (error) {
    throw bad(error instanceof BodyTooLargeError ? 'body too large' : 'body incomplete')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Uint8Array, opening: string): unknown {
  if (!opening.includes(String.fromCharCode(bytes[0] ?? 0))) throw bad('body is no object')
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw bad('body is not JSON')
  }
  checkJsonObject(value)
  return value
}

const bad = (reason: string): HttpError => new HttpError('requestInvalid', reason)
