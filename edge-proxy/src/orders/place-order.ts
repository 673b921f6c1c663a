import { createHash } from 'node:crypto'
import { HttpError } from '../http/http-error.ts'
import type { BackendResponse } from '../http/response.ts'
import type { Journal, JournalEntry, OrderId } from './journal.ts'
import { outcomeOf, outcomeOfError } from './order-outcome.ts'

export type Order = { accountId: string; key: string | null; body: Readonly<Record<string, unknown>> }

/** Sends the order to the backend. */
export type SendOrder = () => Promise<BackendResponse>

export type PlaceOrder = (order: Order, send: SendOrder) => Promise<BackendResponse>

type PendingOrder = { bodyHash: string; response: Promise<BackendResponse> }

const keyFormat = /^[A-Za-z0-9_-]{16,128}$/

/**
 * Places an order at most once per account and idempotency key: a duplicate waits for the pending
 * order, a repetition gets the recorded response, and an order that may have been sent is never
 * sent again (docs/product/rewards-and-orders.md). `logError` is called if the journal cannot be written.
 */
export function createPlaceOrder(journal: Journal, logError: (message: string) => void): PlaceOrder {
  const pendingOrders = new Map<string, PendingOrder>()

  return async function placeOrder({ accountId, key, body }, send) {
    if (key === null || !keyFormat.test(key))
      throw new HttpError('requestInvalid', 'idempotency key missing or malformed')
    const id: OrderId = { accountId, key }
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const name = JSON.stringify([accountId, key])
    const pending = pendingOrders.get(name)
    if (pending !== undefined) return withSameBody(pending, bodyHash).response
    const entry = journal.find(id)
    if (entry !== null) return replay(withSameBody(entry, bodyHash))
    journal.begin(id, bodyHash, Date.now())
    const response = sendAndRecord(id, send).finally(() => pendingOrders.delete(name))
    pendingOrders.set(name, { bodyHash, response })
    return response
  }

  async function sendAndRecord(id: OrderId, send: SendOrder): Promise<BackendResponse> {
    let response: BackendResponse
    try {
      response = await send()
    } catch (error) {
      if (outcomeOfError(error) === 'notAccepted') {
        record(() => journal.discard(id))
        throw error
      }
      record(() => journal.markUnknown(id))
      throw new HttpError('outcomeUnknown', error instanceof HttpError ? error.logReason : 'error after sending')
    }
    switch (outcomeOf(response)) {
      case 'unknown':
        record(() => journal.markUnknown(id))
        throw new HttpError('outcomeUnknown', 'response does not tell the outcome')
      case 'notAccepted':
        // The page repeats the key then only if an earlier request with it had an unknown outcome.
        record(() => journal.discard(id))
        break
      case 'recorded':
        record(() => journal.recordOutcome(id, response))
    }
    return response
  }

  /** A failed write does not undo the order; an entry that remains `sending` is treated as unknown. */
  function record(write: () => void): void {
    try {
      write()
    } catch {
      logError('The order journal could not record an outcome.')
    }
  }
}

function withSameBody<T extends { bodyHash: string }>(earlier: T, bodyHash: string): T {
  if (earlier.bodyHash !== bodyHash) throw new HttpError('keyReused', 'same key with another body')
  return earlier
}

/** `sending` without a pending order: an edge stopped after it may have sent the order. */
function replay(entry: JournalEntry): BackendResponse {
  if (entry.state === 'answered') return entry.response
  throw new HttpError('outcomeUnknown', `journal says ${entry.state}`)
}
