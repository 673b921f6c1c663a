import { createHash } from 'node:crypto'
import { HttpError } from '../../http/http-error.ts'
import type { BackendResponse } from '../../http/response.ts'
import type { OrderAttempt, OrderId, StoredOrder } from '../../state/store.ts'
import { idempotencyKeyIn } from './idempotency-key.ts'
import type { Begun, Journal } from '../../state/journal.ts'
import { outcomeOf, outcomeOfError } from './order-outcome.ts'

export type Order = {
  accountId: string
  /** The header. */
  idempotencyKey: string | null
  body: Readonly<Record<string, unknown>>
}

/** Sends the order to the backend. */
export type SendOrder = () => Promise<BackendResponse>

/** `rejection`: why nothing may be sent now; the outcome of an order that was sent before is given nevertheless. */
export type PlaceOrder = (order: Order, send: SendOrder, rejection?: HttpError) => Promise<BackendResponse>

/** An order as it was sent; `age` as in its key. */
type SentOrder = OrderId & { bodyHash: string; age: number | null }

type PendingOrder = { bodyHash: string; response: Promise<BackendResponse> }

/**
 * Places an order at most once per account and idempotency key: a duplicate waits for the pending
 * order, of this edge or another one, a repetition gets the recorded response, and an order that may have been sent is
 * never sent again (docs/product/rewards-and-orders.md). `onRefused` is called if the journal cannot be written.
 */
export function createPlaceOrder(journal: Journal, onRefused: () => void): PlaceOrder {
  const pendingOrders = new Map<string, PendingOrder>()

  return async function placeOrder({ accountId, idempotencyKey, body }, send, rejection) {
    const { key, age } = idempotencyKeyIn(idempotencyKey)
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const name = JSON.stringify([accountId, key])
    const pending = pendingOrders.get(name)
    if (pending !== undefined) return withSameBody(pending, bodyHash).response
    const response = place({ accountId, key, bodyHash, age }, send, rejection).finally(() => pendingOrders.delete(name))
    pendingOrders.set(name, { bodyHash, response })
    return response
  }

  async function place(sent: SentOrder, send: SendOrder, rejection?: HttpError): Promise<BackendResponse> {
    const { bodyHash } = sent
    for (;;) {
      const begun = await begin(sent, rejection)
      if (begun.kind === 'begun') return sendAndRecord(begun.attempt, send)
      if (begun.kind === 'forgotten') throw new HttpError('outcomeUnknown', 'the journal may have lost the order')
      const settled = await outcomeElsewhere(sent, withSameBody(begun.order, bodyHash))
      if (settled !== null) return replay(withSameBody(settled, bodyHash))
    }
  }

  /** @throws HttpError if the journal cannot be written: nothing is sent, but a repeated order may have been before */
  async function begin({ accountId, key, bodyHash, age }: SentOrder, rejection?: HttpError): Promise<Begun> {
    const id = { accountId, key }
    try {
      if (rejection === undefined) return await journal.begin(id, bodyHash, age)
      const order = await journal.find(id)
      if (order === null) throw rejection
      return { kind: 'known', order }
    } catch (error) {
      if (error === rejection) throw error
      onRefused()
      const reason = 'order journal cannot be written'
      throw age === null ? new HttpError('backendUnavailable', reason, 503) : new HttpError('outcomeUnknown', reason)
    }
  }

  async function outcomeElsewhere(id: OrderId, order: StoredOrder): Promise<StoredOrder | null> {
    try {
      return await journal.settled(id, order)
    } catch {
      throw new HttpError('outcomeUnknown', 'order journal cannot be read')
    }
  }

  async function sendAndRecord(attempt: OrderAttempt, send: SendOrder): Promise<BackendResponse> {
    let response: BackendResponse
    try {
      response = await send()
    } catch (error) {
      if (outcomeOfError(error) === 'notAccepted') {
        await journal.discard(attempt)
        throw error
      }
      await journal.markUnknown(attempt)
      throw new HttpError('outcomeUnknown', error instanceof HttpError ? error.logReason : 'error after sending')
    }
    switch (outcomeOf(response)) {
      case 'unknown':
        await journal.markUnknown(attempt)
        throw new HttpError('outcomeUnknown', 'response does not tell the outcome')
      case 'notAccepted':
        // The page repeats the key then only if an earlier request with it had an unknown outcome.
        await journal.discard(attempt)
        break
      case 'recorded':
        await journal.recordOutcome(attempt, response)
    }
    return response
  }
}

function withSameBody<T extends { bodyHash: string }>(earlier: T, bodyHash: string): T {
  if (earlier.bodyHash !== bodyHash) throw new HttpError('keyReused', 'same key with another body')
  return earlier
}

/** `sending`: the edge that may have sent it stopped, or takes longer than an order may. */
function replay(order: StoredOrder): BackendResponse {
  if (order.state === 'answered') return order.response
  throw new HttpError('outcomeUnknown', `journal says ${order.state}`)
}
