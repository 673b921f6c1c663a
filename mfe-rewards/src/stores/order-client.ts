import { toApiError } from '@portal/shared-contracts/api'
import type { Order } from '@portal/shared-contracts/calls'
import { orderError, type OrderError } from '../domain/order-error.ts'
import { effectiveShipping, orderKey, sameOrder } from '../domain/order.ts'
import {
  preventsOrder,
  type OpenOrder,
  type OrderDraft,
  type PlacedOrder,
  type RedeemDraft,
  type RedeemDraftStorage,
} from './redeem-draft.ts'

export type OrderSources = {
  draft: RedeemDraftStorage
  /** Resolves to the order number. */
  sendOrder: (order: Order, idempotencyKey: string) => Promise<string>
  newKey: () => string
  /** Names the visit of the page; the same after a reload. */
  visit: () => string
  now: () => number
}

/** `begun`: stored and ready to be sent. `stored`: another tab has begun or just placed an order of this reward. */
export type BegunOrder = { kind: 'begun'; order: OpenOrder } | { kind: 'stored'; draft: OrderDraft }

export type OrderResult = { kind: 'placed'; order: PlacedOrder } | OrderError

const isOpenUnder = (draft: RedeemDraft | null, key: string): boolean => draft?.status === 'open' && draft.key === key

/**
 * Places each order attempt at most once: its idempotency key is stored with the exact body before
 * anything is sent and stays the same until the outcome is known.
 */
export function createOrderClient({ draft, sendOrder, newKey, visit, now }: OrderSources) {
  /** Stores an order attempt. Reuses the key of the same order if that was certainly not sent. */
  async function begin(attempt: Pick<OpenOrder, 'order' | 'input' | 'offer' | 'email'>): Promise<BegunOrder> {
    const own: OpenOrder = { status: 'open', ...attempt, key: newKey(), sentAt: now(), doubted: false }
    const stored = await draft.update((current) => {
      if (current !== null && preventsOrder(current, now())) return current
      const unsent = current?.status === 'editing' ? current.unsent : null
      return unsent !== null && sameOrder(unsent.order, own.order) ? { ...own, key: unsent.key } : own
    })
    const isOwn = stored?.status === 'open' && stored.order === own.order
    if (isOwn) return { kind: 'begun', order: stored }
    return { kind: 'stored', draft: stored === null || stored.status === 'editing' ? own : stored }
  }

  /**
   * Marks the outcome as unknown before another request, so that no later page load repeats it automatically. Resolves
   * to null if the order is no longer open: another tab has settled it or started over.
   */
  async function markUnknown(order: OpenOrder): Promise<OpenOrder | null> {
    const marked = { ...order, doubted: true }
    const stored = await draft.update((current) => (isOpenUnder(current, order.key) ? marked : current))
    return isOpenUnder(stored, order.key) ? marked : null
  }

  /** Sends a stored order once and stores the result. */
  async function send(order: OpenOrder): Promise<OrderResult> {
    try {
      const key = orderKey(order.key, order.doubted, order.sentAt, now())
      const orderNumber = await sendOrder(order.order, key)
      const { email, offer } = order
      const delivery = effectiveShipping(order.order)
      const placed = { orderNumber, email, offer, delivery, at: now(), visit: visit() }
      await recordOutcome(order, { status: 'done', ordered: placed })
      return { kind: 'placed', order: placed }
    } catch (error) {
      const failure = toApiError(error)
      const result = orderError(failure, order.doubted)
      // In Firefox a request also fails so when its page is left: a reload then sends the interrupted order once more.
      if (failure.code !== 'network') await recordOutcome(order, draftAfter(order, result))
      return result
    }
  }

  /** A failing storage does not change the result; a reload then sends the order again under the stored key. */
  async function recordOutcome(order: OpenOrder, next: RedeemDraft): Promise<void> {
    try {
      await draft.update((current) => (isOpenUnder(current, order.key) ? next : current))
    } catch (error) {
      console.warn('The outcome of an order could not be stored', error)
    }
  }

  /** Discards an order that was not booked according to the member; keeps the input. */
  const discard = ({ key, input }: OpenOrder): Promise<RedeemDraft | null> =>
    draft.update((current) => (isOpenUnder(current, key) ? { status: 'editing', input, unsent: null } : current))

  return { begin, markUnknown, send, discard }
}

export type OrderClient = ReturnType<typeof createOrderClient>

function draftAfter(sent: OpenOrder, error: OrderError): RedeemDraft {
  const { input, key, order } = sent
  switch (error.kind) {
    case 'rejected':
      return { status: 'editing', input, unsent: null }
    case 'notSent':
      return { status: 'editing', input, unsent: { key, order } }
    case 'unknown':
      return { ...sent, doubted: true }
  }
}
