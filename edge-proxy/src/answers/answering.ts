import type { Call } from '@delikaterie/shared-contracts/calls'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { AddressList } from '../clients/address-list.ts'
import { requestId, requestIdHeader } from '../clients/request-id.ts'
import { logCall } from '../logging/log.ts'
import type { EdgeMetrics } from '../metrics/edge-metrics.ts'
import { refusalAnswer, toResponse } from './answer.ts'
import { Refusal } from './refusal.ts'

/** What work for one answer is given. */
type Task = {
  /** Hears which call it is as soon as that is known. */
  told: (call: Call) => void
  /** Headers of the answer besides its own. */
  headers: Readonly<Record<string, string>>
}

/** `what` names the answer in metrics while no call is known. */
export type Answering = (c: Context, what: string, work: (task: Task) => Promise<Response>) => Promise<Response>

/** Names requests, turns refusals into answers, counts, and writes one log line, whatever happens. */
export function createAnswering(logger: Logger, metrics: EdgeMetrics, trusted: AddressList): Answering {
  return async (c, what, work) => {
    const started = performance.now()
    const id = requestId(c, trusted)
    const headers = { [requestIdHeader]: id }
    let call: Call | null = null
    let refusal: Refusal | null = null
    let response: Response
    const told = (known: Call): void => {
      call = known
    }
    try {
      response = await work({ told, headers })
    } catch (error) {
      refusal = error instanceof Refusal ? error : unexpected(error, logger)
      response = toResponse(refusalAnswer(refusal), { ...headers, ...refusalHeaders(refusal) })
    }
    const ms = performance.now() - started
    const { name = null, path = null } = (call ?? {}) as Partial<Call>
    metrics.answered(name ?? what, response.status, ms / 1000)
    if (refusal?.code === 'rateLimited') metrics.rateLimited(name ?? what)
    logCall(logger, {
      requestId: id,
      method: c.req.method,
      call: name,
      template: path,
      status: response.status,
      ms: Math.round(ms),
      ...(refusal !== null && { code: refusal.code, reason: refusal.reason }),
    })
    return response
  }
}

const refusalHeaders = ({ retryAfter }: Refusal): Record<string, string> =>
  retryAfter === null ? {} : { 'retry-after': String(retryAfter) }

/** A fault of our own: name and place alone, because a message may hold what it stumbled over. */
function unexpected(error: unknown, logger: Logger): Refusal {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an error')
  const at = stack.split('\n').filter((line) => line.startsWith('    at '))
  logger.error({ error: name, at: at.slice(0, 5) }, 'unexpected failure')
  return new Refusal('backendUnavailable', 'unexpected failure', 503)
}
