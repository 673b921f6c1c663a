import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { Refusal } from '../answers/refusal.ts'

/** Bytes of the largest body a call can have. */
export const largestBody = 64 * 1024

export type ParsedBody = { call: Call; body: Readonly<Record<string, unknown>> | null }

/**
 * The body of a call, parsed by the strict schema of the first call that accepts it. What
 * goes upstream is written anew from the result, so no unknown field ever passes.
 * @throws Refusal requestInvalid
 */
export async function readCallBody(request: Request, calls: readonly [Call, ...Call[]]): Promise<ParsedBody> {
  const [first] = calls
  if (first.body === undefined) {
    if (announcesBody(request.headers) && (request.method === 'GET' || (await readBytes(request)).length > 0)) {
      throw bad('body where none is known')
    }
    return { call: first, body: null }
  }
  checkHeaders(request.headers)
  const value = parseJson(await readBytes(request))
  for (const call of calls) {
    const parsed = call.body === undefined ? null : v.safeParse(call.body, value)
    if (parsed?.success === true) return { call, body: parsed.output as Record<string, unknown> }
  }
  throw bad('body not as the call has it')
}

function announcesBody(headers: Headers): boolean {
  return (headers.get('content-length') ?? '0') !== '0' || headers.has('transfer-encoding')
}

function checkHeaders(headers: Headers): void {
  if (!/^application\/json *(; *charset="?utf-8"?)?$/i.test(headers.get('content-type') ?? '')) throw bad('content type')
  // Refused instead of decoded: a few bytes of gzip can be gigabytes.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw bad('content encoding')
  if (Number(headers.get('content-length') ?? 0) > largestBody) throw bad('body too large')
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > largestBody) throw bad('body too large')
  // With a length the HTTP parser itself stops there; without one we count.
  if (announced !== null) return checkedSize(new Uint8Array(await request.arrayBuffer()))
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > largestBody) throw bad('body too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function checkedSize(bytes: Uint8Array): Uint8Array {
  if (bytes.length > largestBody) throw bad('body too large')
  return bytes
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes), (key, value: unknown) => {
      if (poisonous.has(key)) throw bad('poisonous key')
      return value
    })
  } catch {
    throw bad('body is not JSON')
  }
}

const bad = (reason: string): Refusal => new Refusal('requestInvalid', reason)
