import * as v from 'valibot'
import type { Call } from '@portal/shared-contracts/calls'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { pathId } from '@portal/shared-contracts/calls/path-id'
import { HttpError, requestInvalid } from '../http/http-error.ts'

export type Params = Readonly<Record<string, string>>
type Query = ReadonlyMap<string, string>

/** Calls with the same method and path; their body schemas decide between them. */
type FoundCall = { calls: readonly [Call, ...Call[]]; params: Params; query: Query }

const isLiteral = ({ path }: Call): boolean => !path.includes('{')

/** The key of calls with one method and one number of segments; only they can match a path. */
const groupOf = (method: string, segments: readonly string[]): string => `${method} ${segments.length}`

const patterns = Map.groupBy(
  (callTable as readonly Call[])
    .toSorted((a, b) => Number(isLiteral(b)) - Number(isLiteral(a)))
    .map((call) => ({ call, segments: call.path.split('/') })),
  ({ call, segments }) => groupOf(call.method, segments),
)

/**
 * The calls with this method and path. Complete segments are compared, so that a part of one decides nothing.
 * @throws HttpError callUnknown, also for a known path with another method; requestInvalid for a malformed target
 */
export function findCall(method: string, target: string): FoundCall {
  const { segments, query } = requestedPath(target)
  const found = (patterns.get(groupOf(method, segments)) ?? []).flatMap(({ call, segments: expected }) => {
    const params = paramsOf(call, expected, segments)
    return params === null ? [] : [{ call, params }]
  })
  const [first] = found
  if (first === undefined) throw new HttpError('callUnknown', 'not in the table')
  const others = found.slice(1).filter(({ call }) => call.path === first.call.path)
  return { calls: [first.call, ...others.map(({ call }) => call)], params: first.params, query }
}

function paramsOf(call: Call, expected: readonly string[], segments: readonly string[]): Params | null {
  const params: Record<string, string> = {}
  for (const [index, name] of expected.entries()) {
    const segment = segments[index] ?? ''
    if (name.startsWith('{')) params[name.slice(1, -1)] = segment
    else if (name !== segment) return null
  }
  if (call.params === undefined) return params
  const parsed = v.safeParse(call.params, params)
  return parsed.success ? parsed.output : null
}

/**
 * Path and query for the backend, built from the call table and the parsed values.
 * @throws HttpError requestInvalid for a query that the call does not have
 */
export function backendPath(call: Call, params: Params, query: Query = new Map()): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  if (call.query === undefined && query.size === 0) return path
  if (call.query === undefined) throw requestInvalid('call has no query')
  const parsed = v.safeParse(call.query, Object.fromEntries(query))
  if (!parsed.success) throw requestInvalid('query does not match the schema')
  const pairs = Object.entries(parsed.output).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** The only parameter of a target, without a fragment. */
const pathParameter = /^[^?#]*\?path=([^&#]{0,2048})$/

// Excludes all that two parsers could read differently: `%`, `\`, `;`, `@`, blanks, control characters, dot segments,
// empty segments and everything beyond ASCII. The names in the table are ids of this form, too.
const isPlain = (path: string): boolean => path.split('/').every((segment) => pathId.test(segment))

/** Decodes once what was sent: URL parsers would repair malicious paths. @throws HttpError requestInvalid */
export function requestedPath(target: string): { segments: readonly string[]; query: Query } {
  const [, parameter] = pathParameter.exec(target) ?? []
  if (parameter === undefined) throw requestInvalid('not exactly one path parameter')
  const [path = '', query, ...others] = decodeOnce(parameter).split('?')
  if (others.length > 0) throw requestInvalid('second question mark')
  if (!isPlain(path)) throw requestInvalid('character in the path')
  return { segments: path.split('/'), query: pairsOf(query) }
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone `%` or bytes that are not UTF-8, which two parsers could read differently.
    throw requestInvalid('percent encoding')
  }
}

/** Decodes values once more, because the page encodes them inside the path. */
function pairsOf(text: string | undefined): Map<string, string> {
  const query = new Map<string, string>()
  if (text === undefined) return query
  if (/[#;]/.test(text)) throw requestInvalid('separator in the query')
  for (const pair of text.split('&')) {
    const [, name, raw] = /^(\w+)=(.*)$/s.exec(pair) ?? []
    if (name === undefined || raw === undefined) throw requestInvalid('query pair')
    if (query.has(name)) throw requestInvalid('query name twice')
    const value = decodeOnce(raw)
    if (/\p{Cc}/u.test(value)) throw requestInvalid('control character in the query')
    query.set(name, value)
  }
  return query
}
