import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { CallLine } from './log.ts'
import { statusClass, type Metrics } from './metrics.ts'
import type { Objectives } from './objectives.ts'
import {
  clientOf,
  nodeOf,
  peerOf,
  plainAddress,
  guardOrigin,
  type AddressList,
  type HeaderView,
  type AllowedOrigins,
} from './request.ts'
import { HttpError } from './http-error.ts'
import { errorResponse, toWebResponse, type EdgeResponse } from './response.ts'
import { newTrace, readTraceparent, type Span, type TraceContext, type Tracing } from './trace.ts'

/** Header with the request's id: on every response, and on requests of a trusted proxy. */
const requestIdHeader = 'x-request-id'
const idFormat = /^[A-Za-z0-9._-]{8,64}$/

export type RequestIds = { requestId: string; trace: TraceContext }

/** Handles one request; writes into `line` what the log says of it: its call and who sent it. */
type Handler = (line: Partial<CallLine>, span: Span) => Promise<EdgeResponse>

export type Respond = ReturnType<typeof createRespond>

/** How an error is written. */
type WriteError = (error: HttpError) => EdgeResponse

/**
 * Turns errors into responses, counts, writes one log line; never rejects. `label` names requests without a call, and
 * `writeError` writes errors where no page of the portal reads them.
 */
export const createRespond =
  (
    logger: Logger,
    metrics: Metrics,
    { countCall }: Pick<Objectives, 'countCall'>,
    { startSpan }: Pick<Tracing, 'startSpan'>,
  ) =>
  async (
    { requestId, trace }: RequestIds,
    method: string,
    label: string,
    handler: Handler,
    writeError: WriteError = errorResponse,
  ): Promise<EdgeResponse> => {
    const started = performance.now()
    const line: Partial<CallLine> = {}
    const span = startSpan(trace)
    const { response, error } = await handler(line, span).then(
      (handled) => ({ response: handled, error: null }),
      (thrown: unknown) => {
        const httpError = thrown instanceof HttpError ? thrown : unexpected(thrown, logger)
        return { response: writeError(httpError), error: httpError }
      },
    )
    response.headers[requestIdHeader] = requestId
    const ms = performance.now() - started
    const { call = null, template = null, ...sender } = line
    const counted = call ?? label
    metrics.count('edge_requests_total', { call: counted, status: statusClass(response.status) })
    metrics.observe('edge_request_seconds', { call: counted }, ms / 1000)
    countCall(counted, response.status, ms / 1000)
    if (error?.code === 'rateLimited') {
      metrics.count('edge_rate_limited_total', { call: counted, window: error.logReason })
    }
    const callLine: CallLine = {
      requestId,
      traceId: span.traceId,
      method,
      call,
      template,
      ...sender,
      status: response.status,
      ms: Math.round(ms),
      ...(error !== null && { code: error.code, reason: error.logReason }),
    }
    logger[levelOf(callLine)](callLine, 'call')
    span.end(counted, callLine)
    return response
  }

/** 5xx are errors, ids of other members and reused order keys warnings. */
const levelOf = ({ status, code }: CallLine): 'error' | 'warn' | 'info' =>
  status >= 500 ? 'error' : code === 'forbidden' || code === 'keyReused' ? 'warn' : 'info'

/** Responds to a request of a Hono route; the handler gets the client's address and the span of the request. */
export type RespondTo = (
  c: Context,
  label: string,
  handler: (address: string, span: Span) => Promise<EdgeResponse>,
  writeError?: WriteError,
) => Promise<Response>

/** With `own` only pages of these origins get what they ask for. */
export const createRespondTo =
  (respond: Respond, trusted: AddressList, own?: AllowedOrigins): RespondTo =>
  async (c, label, handler, writeError) => {
    const { headers } = c.req.raw
    const guarded: Handler = async (_, span) => {
      if (own) guardOrigin(headers, own)
      return handler(clientOf(peerOf(c), headers, trusted).address, span)
    }
    const ids = idsOf(headers, peerOf(c), trusted)
    return toWebResponse(await respond(ids, c.req.method, label, guarded, writeError))
  }

/** Logs name and stack position of an unexpected error, not its message, which may contain personal data. */
function unexpected(error: unknown, logger: Logger): HttpError {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an error')
  const at = stack.split('\n').filter((line) => line.startsWith('    at '))
  logger.error({ error: name, at: at.slice(0, 5) }, 'unexpected failure')
  return new HttpError('backendUnavailable', 'unexpected failure', 503)
}

/** Only a trusted proxy may set them: clients could otherwise write to the logs, or reuse the ids of another one. */
export function idsOf(headers: HeaderView, peer: string | undefined, trusted: AddressList): RequestIds {
  const proxyId = headers.get(requestIdHeader)
  const traceparent = headers.get('traceparent')
  const isTrusted = (proxyId ?? traceparent) !== null && trusted(plainAddress(peer ?? ''))
  const own = randomUUID()
  return {
    requestId: isTrusted && proxyId !== null && idFormat.test(proxyId) ? proxyId : own,
    trace: (isTrusted && traceparent !== null ? readTraceparent(traceparent) : null) ?? newTrace(own),
  }
}

/** Sets the id on responses outside the API. */
export function requestIds(trusted: AddressList): MiddlewareHandler {
  return async (c, next) => {
    const { requestId } = idsOf(c.req.raw.headers, peerOf(c), trusted)
    // Set on Node's response, because changing a finished web Response copies it.
    nodeOf(c).response.setHeader(requestIdHeader, requestId)
    await next()
  }
}
