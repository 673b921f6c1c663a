import { createHash } from 'node:crypto'
import type { BackendResponse } from '../http/response.ts'
import { HttpError } from '../http/http-error.ts'
import { BackendError } from '../backend/backend-error.ts'
import { isConclusive, isTurnedAway } from './conclusive.ts'
import type { Journal, OrderId } from './journal.ts'

export type Order = { accountId: string; key: string | null; body: Readonly<Record<string, unknown>> }

/** Sends an order upstream, once. */
export type SendOrder = () => Promise<BackendResponse>

export type OrderDesk = (order: Order, send: SendOrder) => Promise<BackendResponse>

type Flight = { bodyHash: string; answer: Promise<BackendResponse> }

const keyForm = /^[A-Za-z0-9_-]{16,128}$/

/**
 * Places an order at most once per account and key (design §4): a twin waits for the first, a
 * repetition gets the first answer, and what may have been sent is never sent again.
 * `log` hears when the journal could not take an answer.
 */
export function createOrderDesk(journal: Journal, log: (message: string) => void): OrderDesk {
  const flights = new Map<string, Flight>()

  return async function place({ accountId, key, body }, send) {
    if (key === null || !keyForm.test(key))
      throw new HttpError('requestInvalid', 'idempotency key missing or malformed')
    const id: OrderId = { scope: accountId, key }
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const name = JSON.stringify([accountId, key])
    const flight = flights.get(name)
    if (flight !== undefined) return sameBody(flight, bodyHash).answer
    const entry = journal.find(id)
    if (entry !== null) return replay(sameBody(entry, bodyHash))
    journal.begin(id, bodyHash, Date.now())
    const answer = settle(id, send).finally(() => flights.delete(name))
    flights.set(name, { bodyHash, answer })
    return answer
  }

  async function settle(id: OrderId, send: SendOrder): Promise<BackendResponse> {
    try {
      const answer = await send()
      if (!isConclusive(answer)) throw new HttpError('outcomeUnknown', 'answer does not tell the outcome')
      // After logging in again the member confirms the same intent: a 401 may not stick to it.
      record(() => (isTurnedAway(answer) ? journal.forget(id) : journal.answered(id, answer)))
      return answer
    } catch (error) {
      if (error instanceof BackendError && !error.sent) {
        record(() => journal.forget(id))
        throw error
      }
      record(() => journal.unknown(id))
      throw new HttpError('outcomeUnknown', error instanceof HttpError ? error.logReason : 'failure after sending')
    }
  }

  /** The order stands whatever the disk does; an entry left at `sending` is replayed as unknown. */
  function record(write: () => void): void {
    try {
      write()
    } catch {
      log('The order journal could not record an outcome.')
    }
  }
}

function sameBody<T extends { bodyHash: string }>(earlier: T, bodyHash: string): T {
  if (earlier.bodyHash !== bodyHash) throw new HttpError('keyReused', 'same key with another body')
  return earlier
}

/** `sending` without a flight in this process: an edge died after it may have sent the order. */
function replay(entry: NonNullable<ReturnType<Journal['find']>>): BackendResponse {
  if (entry.state === 'answered') return entry.answer
  throw new HttpError('outcomeUnknown', `journal says ${entry.state}`)
}
