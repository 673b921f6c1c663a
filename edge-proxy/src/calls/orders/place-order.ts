import { createHash } from 'node:crypto'
import { HttpError } from '../../http/http-error.ts'
import type { BackendResponse } from '../../http/response.ts'
import type { Span } from '../../http/trace.ts'
import type { CountedAttempt } from '../count-attempts.ts'
import type { OrderJournal } from '../../state/journal.ts'
import type { OrderSending, OrderId, StoredOrder } from '../../state/store.ts'
import { outcomeOf, outcomeOfError } from './order-outcome.ts'

export type Order = {
  accountId: string
  idempotencyKey: string | null
  body: Readonly<Record<string, unknown>> | null
}

export type OrderSteps = {
  /** Counts an attempt to send the order, null without a limit; may be called several times. @throws HttpError */
  count: () => Promise<CountedAttempt | null>
  /** Gets the counted attempt, to refund it if nothing was sent. */
  send: (counted: CountedAttempt | null) => Promise<BackendResponse>
  /** Parent of the spans of the journal. */
  span: Span
}

export type PlaceOrder = (order: Order, steps: OrderSteps) => Promise<BackendResponse>

/** `age` in ms; null if no earlier request can have sent the order. */
type IdentifiedOrder = OrderId & { bodyHash: string; age: number | null }

/**
 * Places an order at most once per account and idempotency key: a duplicate waits for the pending order, of this edge
 * or another one, a repetition gets the recorded response, and one that may have been sent is never sent again
 * (docs/product/rewards-and-orders.md). Only an order that is sent counts for the limit. `onJournalFailure` is
 * called if the journal cannot be read or written.
 */
export function createPlaceOrder(ownJournal: OrderJournal, onJournalFailure: () => void): PlaceOrder {
  const pendingOrders = new Map<string, { bodyHash: string; response: Promise<BackendResponse> }>()

  return async function placeOrder({ accountId, idempotencyKey, body }, steps) {
    const { key, age } = idempotencyKeyIn(idempotencyKey)
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const orderName = JSON.stringify([accountId, key])
    const pending = pendingOrders.get(orderName)
    if (pending !== undefined) return requireSameBody(pending, bodyHash).response
    const response = place({ accountId, key, bodyHash, age }, steps).finally(() => pendingOrders.delete(orderName))
    pendingOrders.set(orderName, { bodyHash, response })
    return response
  }

  async function place(
    { bodyHash, age, ...id }: IdentifiedOrder,
    { count, send, span }: OrderSteps,
  ): Promise<BackendResponse> {
    const journal = inSpans(ownJournal, span)
    for (;;) {
      let known = await useJournal(age !== null, () => journal.find(id))
      // A known order is not sent and does not count.
      if (known === null) {
        // Before anything is written: above the limit a new order costs no row.
        const counted = await count()
        const begun = await useJournal(age !== null, () => journal.begin(id, bodyHash, age), counted)
        if (begun.kind === 'begun') return sendAndRecord(journal, begun.sending, () => send(counted))
        void counted?.refund()
        if (begun.kind === 'forgotten') throw new HttpError('outcomeUnknown', 'the journal may have lost the order')
        known = begun.order
      }
      const order = requireSameBody(known, bodyHash)
      const settled = await useJournal(true, () => journal.settled(id, order))
      if (settled !== null) return replay(requireSameBody(settled, bodyHash))
    }
  }

  /** @throws HttpError if the journal cannot be used: outcomeUnknown if an earlier request may have sent the order */
  async function useJournal<T>(
    mayHaveBeenSent: boolean,
    use: () => Promise<T>,
    counted?: CountedAttempt | null,
  ): Promise<T> {
    try {
      return await use()
    } catch {
      void counted?.refund()
      onJournalFailure()
      const reason = 'order journal cannot be used'
      throw mayHaveBeenSent ? new HttpError('outcomeUnknown', reason) : new HttpError('backendUnavailable', reason, 503)
    }
  }
}

/** The journal whose operations are spans of their own. */
function inSpans(journal: OrderJournal, span: Span): OrderJournal {
  const run = <T>(name: keyof OrderJournal, use: () => Promise<T>) => span.run(`order journal ${name}`, {}, use)
  return {
    find: (id) => run('find', () => journal.find(id)),
    begin: (id, bodyHash, age) => run('begin', () => journal.begin(id, bodyHash, age)),
    settled: (id, known) => run('settled', () => journal.settled(id, known)),
    recordOutcome: (sending, response) => run('recordOutcome', () => journal.recordOutcome(sending, response)),
    markUnknown: (sending) => run('markUnknown', () => journal.markUnknown(sending)),
    discard: (sending) => run('discard', () => journal.discard(sending)),
  }
}

type Send = () => Promise<BackendResponse>

async function sendAndRecord(journal: OrderJournal, sending: OrderSending, send: Send): Promise<BackendResponse> {
  let response: BackendResponse
  try {
    response = await send()
  } catch (error) {
    if (outcomeOfError(error) === 'notAccepted') {
      await journal.discard(sending)
      throw error
    }
    await journal.markUnknown(sending)
    throw new HttpError('outcomeUnknown', error instanceof HttpError ? error.logReason : 'error after sending')
  }
  switch (outcomeOf(response)) {
    case 'unknown':
      await journal.markUnknown(sending)
      throw new HttpError('outcomeUnknown', 'response does not tell the outcome')
    case 'notAccepted':
      // The page repeats the key then only if an earlier request with it had an unknown outcome.
      await journal.discard(sending)
      break
    case 'recorded':
      await journal.recordOutcome(sending, response)
  }
  return response
}

/** @throws HttpError keyReused */
function requireSameBody<T extends { bodyHash: string }>(earlier: T, bodyHash: string): T {
  if (earlier.bodyHash !== bodyHash) throw new HttpError('keyReused', 'same key with another body')
  return earlier
}

/** `sending`: the edge that may have sent it stopped, or takes longer than an order may. */
function replay(order: StoredOrder): BackendResponse {
  if (order.state === 'answered') return order.response
  throw new HttpError('outcomeUnknown', `journal says ${order.state}`)
}

const format = /^([A-Za-z0-9_-]{16,128})(?:;age=(\d{1,8}))?$/

/** `KEY`, for a repeated order `KEY;age=12` in seconds; `age` is in ms, else null. @throws HttpError requestInvalid */
export function idempotencyKeyIn(header: string | null): { key: string; age: number | null } {
  const [, key, age] = format.exec(header ?? '') ?? []
  if (key === undefined) throw new HttpError('requestInvalid', 'idempotency key missing or malformed')
  return { key, age: age === undefined ? null : Number(age) * 1000 }
}
