import * as v from 'valibot'
import { BackendError } from '../../backend/exchange.ts'
import { parseJson } from '../../http/body.ts'
import { textOf, type BackendResponse } from '../../http/response.ts'

/**
 * `recorded`: the response is stored as the shop's and replayed for its key. This includes a 5xx other
 * than 502 and 504, although the page then shows the outcome as unknown.
 * `notAccepted`: not sent, or rejected by the shop with 401 or 429; nothing was booked, and the key may be used again.
 * `unknown`: it may have been booked, so the order is never sent again (docs/product/rewards-and-orders.md).
 */
export type OrderOutcome = 'recorded' | 'notAccepted' | 'unknown'

const Envelope = v.object({ meta: v.object({ success: v.boolean() }) })

const notAccepted = new Set([401, 429])
/** Sent by a gateway without a response of the backend. */
const gatewayErrors = new Set([502, 504])

/** The outcome of an order with a response; a 200 is recorded only with `meta.success` in the shop's envelope. */
export function outcomeOf({ status, bytes }: Pick<BackendResponse, 'status' | 'bytes'>): OrderOutcome {
  if (notAccepted.has(status)) return 'notAccepted'
  if (gatewayErrors.has(status)) return 'unknown'
  if (status !== 200) return 'recorded'
  return v.is(Envelope, parseJson(textOf({ bytes }))) ? 'recorded' : 'unknown'
}

/** The outcome of an order without a response: only a request that was not sent cannot have booked anything. */
export const outcomeOfError = (error: unknown): Exclude<OrderOutcome, 'recorded'> =>
  error instanceof BackendError && !error.sent ? 'notAccepted' : 'unknown'
