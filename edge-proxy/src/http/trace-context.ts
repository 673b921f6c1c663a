import { randomUUID } from 'node:crypto'

/** Where a request stands in a trace (W3C trace context); `parentId` is the span of the proxy that sent it, null without one. */
export type TraceContext = { traceId: string; parentId: string | null; isSampled: boolean }

/** What the edge does for a request, as a part of its trace. */
export type Span = {
  traceId: string
  /** The header of one request to a backend; each has a parent id of its own. */
  traceparent: () => string
}

const format = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-[^,]*)?$/
const isZero = (id: string): boolean => /^0+$/.test(id)

/**
 * Reads a `traceparent` header; null if a new trace must begin. A later version may have more fields, as the standard
 * says, which are not read.
 */
export function readTraceparent(header: string): TraceContext | null {
  const [, version = '', traceId = '', parentId = '', flags = '', more] = format.exec(header) ?? []
  if (version === '' || version === 'ff' || (version === '00' && more !== undefined)) return null
  if (isZero(traceId) || isZero(parentId)) return null
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** A new trace; the id is that of the request, whose random bytes are enough for both. */
export const newTrace = (uuid: string): TraceContext => ({
  traceId: uuid.replaceAll('-', ''),
  parentId: null,
  isSampled: false,
})

/** A span that only has its ids. */
export const startSpan = ({ traceId, isSampled }: TraceContext): Span => ({
  traceId,
  traceparent: () => traceparentOf(traceId, newSpanId(), isSampled),
})

export const traceparentOf = (traceId: string, spanId: string, isSampled: boolean): string =>
  `00-${traceId}-${spanId}-0${Number(isSampled)}`

/** The second half of a random UUID, which is never zero, because Node makes these from random bytes that it keeps. */
function newSpanId(): string {
  const uuid = randomUUID()
  return uuid.slice(19, 23) + uuid.slice(24)
}
