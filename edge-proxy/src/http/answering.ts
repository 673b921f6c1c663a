import type { Call } from '@delikaterie/shared-contracts/calls'
import type { Logger } from 'pino'
import { requestIdHeader } from './request-id.ts'
import { logCall } from '../operations/log.ts'
import type { EdgeMetrics } from '../operations/edge-metrics.ts'
import { refusalAnswer } from './answer.ts'
import { Refusal } from './http-error.ts'
import { replyOf, type Reply } from './reply.ts'

/** A request as logs and metrics know it; `id` is also on its answer. */
export type Asked = { id: string; method: string }

/** Work for one answer; `told` hears which call it is as soon as that is known. */
type Work = (told: (call: Call) => void) => Promise<Reply>

/** `what` names the answer in metrics while no call is known. */
export type Answering = (asked: Asked, what: string, work: Work) => Promise<Reply>

/** Turns refusals into answers, counts, and writes one log line, whatever happens. */
export function createAnswering(logger: Logger, metrics: EdgeMetrics): Answering {
  return async ({ id, method }, what, work) => {
    const started = performance.now()
    let call: Call | null = null
    let refusal: Refusal | null = null
    let reply: Reply
    try {
      reply = await work((known) => {
        call = known
      })
    } catch (error) {
      refusal = error instanceof Refusal ? error : unexpected(error, logger)
      reply = replyOf(refusalAnswer(refusal), refusalHeaders(refusal))
    }
    reply.headers[requestIdHeader] = id
    const ms = performance.now() - started
    const { name = null, path = null } = (call ?? {}) as Partial<Call>
    metrics.answered(name ?? what, reply.status, ms / 1000)
    if (refusal?.code === 'rateLimited') metrics.rateLimited(name ?? what)
    logCall(logger, {
      requestId: id,
      method,
      call: name,
      template: path,
      status: reply.status,
      ms: Math.round(ms),
      ...(refusal !== null && { code: refusal.code, reason: refusal.reason }),
    })
    return reply
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
