import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { textResponse } from '../../http/response.ts'
import { HttpError } from '../../http/http-error.ts'
import { newTrace, withoutSpans } from '../../http/trace.ts'
import type { BeginResult, OrderJournal } from '../../state/journal.ts'
import type { StoredOrder } from '../../state/store.ts'
import { createPlaceOrder } from './place-order.ts'

const response = textResponse(200, 'json', '{"meta":{"success":true},"content":{}}')
const order = { accountId: 'A', idempotencyKey: 'k'.repeat(16), body: {} }

/** Places the order with a journal that knows `known`; what is called stands in `calls`. */
async function placeWith(known: StoredOrder | null, count: () => Promise<null>) {
  const calls: string[] = []
  const named =
    <T>(name: string, result: T) =>
    async (): Promise<T> => {
      calls.push(name)
      return result
    }
  const journal: OrderJournal = {
    find: named('find', known),
    begin: named<BeginResult>('begin', { kind: 'begun', sending: { accountId: 'A', key: 'k', sendingId: '1' } }),
    settled: named('settled', known),
    recordOutcome: named('recordOutcome', undefined),
    markUnknown: named('markUnknown', undefined),
    discard: named('discard', undefined),
  }
  const steps = {
    count: async () => {
      calls.push('count')
      return count()
    },
    send: async () => {
      calls.push('send')
      return response
    },
    span: withoutSpans.startSpan(newTrace(randomUUID())),
  }
  const outcome = await createPlaceOrder(journal, () => {})(order, steps).catch((error: unknown) => error)
  return { calls, outcome }
}

test('an order above its limit is neither written nor sent', async () => {
  const limit = new HttpError('rateLimited', 'order')
  const { calls, outcome } = await placeWith(null, () => Promise.reject(limit))
  expect({ calls, outcome }).toEqual({ calls: ['find', 'count'], outcome: limit })
})

test('a new order is counted, written and sent', async () => {
  const { calls, outcome } = await placeWith(null, () => Promise.resolve(null))
  expect({ calls, outcome }).toEqual({ calls: ['find', 'count', 'begin', 'send', 'recordOutcome'], outcome: response })
})

test('a known order is answered without counting', async () => {
  const bodyHash = createHash('sha256').update('{}').digest('hex')
  const known: StoredOrder = { state: 'answered', bodyHash, response }
  const { calls, outcome } = await placeWith(known, () => Promise.resolve(null))
  expect({ calls, outcome }).toEqual({ calls: ['find', 'settled'], outcome: response })
})
