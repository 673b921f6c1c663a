import type { Readable } from 'node:stream'
import { HttpError } from './http-error.ts'
import type { HeaderView } from './request.ts'

/** Thrown by `readCapped` for a body with more bytes than allowed. */
export class BodyTooLargeError extends Error {}

/**
 * The complete body, if it has at most `maxBytes`. `contentLength` is the header's value: a larger one
 * rejects before anything is read. Bytes are counted as well, because chunked bodies have no length.
 * @throws BodyTooLargeError
 */
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

/** A request whose body has not been read. */
export type UnreadRequest = { method: string; headers: HeaderView; body: Pick<Readable, 'iterator'> }

const bad = (reason: string): HttpError => new HttpError('requestInvalid', reason)

/** The `Content-Type` of calls. */
const jsonType = /^application\/json *(; *charset="?utf-8"?)?$/i

/**
 * The object of a JSON body, or the list of another type's, of at most `maxBytes`, parsed once: only what is checked here is used later.
 * @throws HttpError requestInvalid
 */
export async function readJson(sent: UnreadRequest, maxBytes: number, type = jsonType): Promise<unknown> {
  checkHeaders(sent.headers, type)
  // Bodies of calls are objects; the Reporting API sends lists.
  return parseJson(await readBytes(sent, maxBytes), type === jsonType ? '{' : '{[')
}

function checkHeaders(headers: HeaderView, type: RegExp): void {
  if (!type.test(headers.get('content-type') ?? '')) throw bad('content type')
  // Not decoded: a few bytes of gzip can be gigabytes.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw bad('content encoding')
}

/**
 * At most `maxBytes` of a body. Stops without destroying the stream, so that the error response can still be sent.
 * @throws HttpError requestInvalid
 */
export async function readBytes({ headers, body }: UnreadRequest, maxBytes: number): Promise<Uint8Array> {
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

/** Most values of a body, of all its objects and lists together; the largest body of the call table has fewer than 60. */
const maxValues = 500
/** Most objects and lists within each other. */
const maxDepth = 10

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Rejects a parsed body that has too many values, too many levels, or a key that changes prototypes. It stops at the
 * first excess, so that a hostile body costs little more than its parsing; a reviver of `JSON.parse` would visit all.
 * @throws HttpError requestInvalid
 */
export function checkJsonObject(body: unknown): void {
  let values = 0
  let level = [body].filter(isComposite)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw bad('body too deep')
    const next: object[] = []
    for (const composite of level) {
      for (const key in composite) {
        if (prototypeKeys.has(key)) throw bad('prototype key')
        if ((values += 1) > maxValues) throw bad('too many values')
        const value: unknown = Reflect.get(composite, key)
        if (isComposite(value)) next.push(value)
      }
    }
    level = next
  }
}

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The part of a valibot schema that limits how long its JSON text is. */
type SizedSchema = {
  readonly type: string
  readonly entries?: Readonly<Record<string, SizedSchema>>
  readonly item?: SizedSchema
  readonly wrapped?: SizedSchema
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** A UTF-16 unit has at most three bytes in UTF-8. */
const bytesPerCharacter = 3
/** Characters of a text that only a pattern limits, such as an id or a time. */
const patternCharacters = 100
/** Blanks and line breaks of a formatted text. */
const formatBytes = 1024

/**
 * Bytes of the longest JSON text that a schema accepts, for the schemas of request bodies: objects without unknown
 * fields, lists of a fixed length, texts with a greatest length, and values of few characters.
 */
export const largestBody = (schema: SizedSchema): number => formatBytes + bytesOf(schema)

function bytesOf(schema: SizedSchema): number {
  const { type, entries, item, wrapped, literal } = schema
  if (entries !== undefined) {
    const fields = Object.entries(entries).map(([name, field]) => name.length + '"":,'.length + bytesOf(field))
    return '{}'.length + fields.reduce((sum, bytes) => sum + bytes, 0)
  }
  if (item !== undefined) return '[]'.length + (requirementOf(schema, 'length') ?? 0) * (bytesOf(item) + ','.length)
  if (wrapped !== undefined) return bytesOf(wrapped)
  if (type === 'literal') return JSON.stringify(literal).length
  if (type === 'boolean') return 'false'.length
  return '""'.length + (requirementOf(schema, 'max_length') ?? patternCharacters) * bytesPerCharacter
}

function requirementOf({ pipe = [] }: SizedSchema, type: string): number | null {
  const requirement = pipe.find((action) => action.type === type)?.requirement
  return typeof requirement === 'number' ? requirement : null
}
