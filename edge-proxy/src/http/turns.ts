import { setImmediate } from 'node:timers/promises'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { Context, MiddlewareHandler } from 'hono'
import { createFairQueue } from './queues.ts'
import { clientOf, nodeOf, peerOf, subnetOf, type AddressList } from './request.ts'
import type { CountDrop } from './metrics.ts'
import type { LimitUnread } from './unread.ts'

/**
 * Few at once: a further one waits for less than a millisecond, and between two turns the event loop looks at what
 * other clients sent. A client has as many waiting requests as connections to the edge (`ofAddress`).
 */
export const turnLimits = { running: 4, runningOfClient: 2, waiting: 2_048, waitingOfClient: 500 }

/** Seconds after which a client may ask again. */
const retryAfter = '5'

/** Does work when it is the client's turn; without room for a waiting one `dropped` is called instead and counts it. */
export type RunInTurn = <T>(address: string, work: () => Promise<T>, dropped: () => T) => Promise<T>

/** Queues work by the subnet of its client, so that one client cannot use all turns. */
export function createRunInTurn(): RunInTurn {
  const runQueued = createFairQueue(turnLimits)

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    const result = await work()
    // Without it all that waits of a client could be done before the event loop goes on.
    await setImmediate()
    return result
  }

  return (address, work, dropped) => runQueued(subnetOf(address), () => turn(work), dropped)
}

/** What keeps one client from filling the edge with requests outside the API. */
export type ClientLimits = {
  /** Lets clients take turns; without room for another waiting request it responds 503. */
  takeTurn: MiddlewareHandler
  /** Counts what clients do not take of the response, except buffers that all requests share. */
  limitUnread: MiddlewareHandler
  /** Both for a response that no route makes. */
  respondInTurn: (c: Context, respond: () => Promise<Response>) => Promise<Response>
}

/** Limits requests outside the API; drops that it causes are counted. */
export function createClientLimits(
  trusted: AddressList,
  runInTurn: RunInTurn,
  limitUnread: LimitUnread,
  countDrop: CountDrop,
): ClientLimits {
  const addressOf = (c: Context): string => clientOf(peerOf(c), c.req.raw.headers, trusted).address
  /** Hono writes the response after the last handler. */
  const limitWritten = (c: Context): void => {
    const address = addressOf(c)
    globalThis.setImmediate(() => limitUnread(nodeOf(c).response, () => subnetOf(address)))
  }
  const drop = (c: Context): Response => {
    countDrop('page')
    return busy(c)
  }
  return {
    takeTurn: (c, next) => runInTurn<Response | void>(addressOf(c), next, () => drop(c)),
    limitUnread: async (c, next) => {
      await next()
      limitWritten(c)
    },
    respondInTurn: async (c, respond) => {
      const response = await runInTurn(addressOf(c), respond, () => drop(c))
      limitWritten(c)
      return response
    },
  }
}

const busyText = sieOrDu(
  'Gerade gibt es zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  'Gerade gibt es zu viele Anfragen. Bitte versuche es gleich noch einmal.',
)

const busy = (c: Context): Response =>
  c.text(busyText, 503, {
    'retry-after': retryAfter,
    'cache-control': 'no-store',
  })
