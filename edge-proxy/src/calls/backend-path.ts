import { HttpError } from '../http/http-error.ts'

/** A parsed backend path; segments contain no separator. */
export type BackendPath = { segments: readonly string[]; query: ReadonlyMap<string, string> }

const maxLength = 2_048

/**
 * Parses the `path` parameter of a request target, decoded exactly once. Takes the target as it
 * was sent, because a URL parser would normalise malicious paths.
 * @throws HttpError requestInvalid
 */
export function backendPath(rawTarget: string): BackendPath {
  if (rawTarget.includes('#')) throw bad('fragment in the target')
  const text = decodeOnce(pathParameter(rawTarget))
  const [path = '', ...queries] = text.split('?')
  if (queries.length > 1) throw bad('second question mark')
  return { segments: segmentsOf(path), query: queryOf(queries[0]) }
}

function pathParameter(rawTarget: string): string {
  const start = rawTarget.indexOf('?')
  const parameters = start === -1 ? [] : rawTarget.slice(start + 1).split('&')
  const [only] = parameters
  if (parameters.length !== 1 || only === undefined || !only.startsWith('path='))
    throw bad('not exactly one path parameter')
  if (only.length > maxLength) throw bad('path too long')
  return only.slice('path='.length)
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone `%` or bytes that are not UTF-8, which two parsers could read differently.
    throw bad('percent encoding')
  }
}

// The characters of the paths in the table. Excludes all that two parsers could read differently:
// `%`, `\`, `;`, `:`, `@`, blanks, control characters and everything beyond ASCII.
const plainPath = /^[A-Za-z0-9._/-]+$/

function segmentsOf(path: string): string[] {
  if (!plainPath.test(path)) throw bad('character in the path')
  if (path.includes('..') || path.includes('//') || path.startsWith('/')) throw bad('dots or slashes in the path')
  const segments = path.split('/')
  if (segments.includes('.')) throw bad('dot segment')
  return segments
}

/** Decodes values once more, because the page encodes them inside the path. */
function queryOf(text: string | undefined): Map<string, string> {
  const query = new Map<string, string>()
  if (text === undefined) return query
  if (/[#;]/.test(text)) throw bad('separator in the query')
  for (const pair of text.split('&')) {
    const [, name, raw] = /^(\w+)=(.*)$/s.exec(pair) ?? []
    if (name === undefined || raw === undefined) throw bad('query pair')
    if (query.has(name)) throw bad('query name twice')
    const value = decodeOnce(raw)
    if (/\p{Cc}/u.test(value)) throw bad('control character in the query')
    query.set(name, value)
  }
  return query
}

const bad = (reason: string): HttpError => new HttpError('requestInvalid', reason)
