import * as v from 'valibot'

const Time = v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())])

/**
 * The end that a text names, in ms since 1970: an ISO 8601 date, which is its beginning in UTC, or time. Null unless it
 * is to come, at most `maxAge` ms from now.
 */
export function readEnd(text: string | undefined, now: number, maxAge: number): number | null {
  if (!v.is(Time, text)) return null
  const end = Date.parse(text)
  return end > now && end - now <= maxAge ? end : null
}
