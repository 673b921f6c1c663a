import type { Call } from '@delikaterie/shared-contracts/calls'
import type { Logger } from 'pino'
import type { CallSender } from '../calls/handle-call.ts'
import { requestIdHeader } from './request-id.ts'
import { statusClass, type Metrics } from './metrics.ts'
import { HttpError } from './http-error.ts'
import { errorResponse, type EdgeResponse } from './response.ts'

/** A log line of a call: names of the call table, never values of the request. */
type CallLine = CallSender & {
  requestId: string
  method: string
  /** Name and path template of the call; null if no call matched. */
  call: string | null
  template: string | null
  status: number
  ms: number
  code?: string
  reason?: string
}

/** Handles one request; calls `onMatched` as soon as the call is known, and again with its sender. */
type Handler = (onMatched: (call: Call, sender?: CallSender) => void) => Promise<EdgeResponse>

export type Respond = ReturnType<typeof createRespond>

/**
 * Runs a handler, turns its errors into responses, counts, and writes one log line. Never rejects. `id` is also a
 * header of the response; `label` is used in metrics until the call is known.
 */
export function createRespond(logger: Logger, metrics: Metrics) {
  return async (id: string, method: string, label: string, handler: Handler): Promise<EdgeResponse> => {
    const started = performance.now()
    let call: Call | null = null
    let sender: CallSender = {}
    let httpError: HttpError | null = null
    let response: EdgeResponse
    try {
      response = await handler((matched, from = {}) => {
        call = matched
        sender = from
      })
    } catch (error) {
      httpError = error instanceof HttpError ? error : unexpected(error, logger)
      response = errorResponse(httpError)
    }
    response.headers[requestIdHeader] = id
    const ms = performance.now() - started
    const { name = null, path = null } = (call ?? {}) as Partial<Call>
    const counted = name ?? label
    metrics.count('edge_requests_total', { call: counted, status: statusClass(response.status) })
    metrics.observeSeconds(counted, ms / 1000)
    if (httpError?.code === 'rateLimited') {
      metrics.count('edge_rate_limited_total', { call: counted, window: httpError.logReason })
    }
    logCall(logger, {
      requestId: id,
      method,
      call: name,
      template: path,
      ...sender,
      status: response.status,
      ms: Math.round(ms),
      ...(httpError !== null && { code: httpError.code, reason: httpError.logReason }),
    })
    return response
  }
}

/** One line per call: 5xx as `error`, ids of other members and reused order keys as `warn`. */
function logCall(logger: Logger, line: CallLine): void {
  const level = line.status >= 500 ? 'error' : line.code === 'forbidden' || line.code === 'keyReused' ? 'warn' : 'info'
  logger[level](line, 'call')
}

/** Logs name and stack position of an unexpected error, not its message, which may contain personal data. */
function unexpected(error: unknown, logger: Logger): HttpError {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an error')
  const at = stack.split('\n').filter((line) => line.startsWith('    at '))
  logger.error({ error: name, at: at.slice(0, 5) }, 'unexpected failure')
  return new HttpError('backendUnavailable', 'unexpected failure', 503)
}
