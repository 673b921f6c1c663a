import { randomUUID } from 'node:crypto'
import type { CallLine } from './log.ts'

/**
 * Where a request stands in a trace (W3C trace context); `parentId` is the span of the proxy that sent it, null without
 * one.
 */
export type TraceContext = { traceId: string; parentId: string | null; isSampled: boolean }

/** What spans say besides names and times: names of the call table, never values of a request (docs/data.md). */
export type SpanAttributes = {
  'peer.service'?: string
  'http.request.method'?: string
  'url.template'?: string
  'http.response.status_code'?: number
  'error.type'?: string
}

/** What the edge does for a request, as a part of its trace. */
export type Span = {
  traceId: string
  /** The header of one request to a backend; each has a parent id of its own. */
  traceparent: () => string
  /** Does a part of the work as a span of its own. */
  run: <T>(
    name: string,
    attributes: { known?: SpanAttributes; ofResult?: (result: T) => SpanAttributes },
    work: (span: Span) => Promise<T>,
  ) => Promise<T>
}

export type Tracing = {
  startSpan: (trace: TraceContext) => Span & { end: (name: string, line: CallLine) => void }
  close: () => Promise<void>
}

const traceFormat = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-[^,]*)?$/
const isZero = (id: string): boolean => /^0+$/.test(id)

/** Null if a new trace must begin. A later version may have more fields, which are not read. */
export function readTraceparent(header: string): TraceContext | null {
  const [, version = '', traceId = '', parentId = '', flags = '', more] = traceFormat.exec(header) ?? []
  if (version === '' || version === 'ff' || (version === '00' && more !== undefined)) return null
  if (isZero(traceId) || isZero(parentId)) return null
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** A new trace; its id is the UUID of the request without dashes, so that both need random bytes once. */
export const newTrace = (uuid: string): TraceContext => ({
  // A third of the time of `replaceAll`, with every request.
  traceId: uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24),
  parentId: null,
  isSampled: false,
})

/** Without a collector spans only have ids. */
export const withoutSpans: Tracing = { startSpan, close: async () => {} }

function startSpan({ traceId, isSampled }: TraceContext): ReturnType<Tracing['startSpan']> {
  const span: ReturnType<Tracing['startSpan']> = {
    traceId,
    traceparent: () => traceparentOf(traceId, newSpanId(), isSampled),
    run: (_name, _attributes, work) => work(span),
    end: () => {},
  }
  return span
}

/** The header `traceparent` of version 00, which names the span of the sender. */
export const traceparentOf = (traceId: string, spanId: string, isSampled: boolean): string =>
  `00-${traceId}-${spanId}-0${Number(isSampled)}`

/**
 * Eight bytes of a UUID, whose first one is never zero. Node makes UUIDs in batches, which is faster than other random
 * bytes.
 */
function newSpanId(): string {
  const uuid = randomUUID()
  return uuid.slice(19, 23) + uuid.slice(24)
}
