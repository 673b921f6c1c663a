import { toApiError } from '@delikaterie/shared-contracts/api'
import type { Order } from '@delikaterie/shared-contracts/calls'
import { sameOrder } from '../domain/order-body.ts'
import { orderFailure, type OrderFailure } from '../domain/order-outcome.ts'
import type { OpenOrder, Ordered, RedeemDraft, RedeemDraftDoor } from './redeem-draft.ts'

export type OrderSources = {
  draft: RedeemDraftDoor
  /** Gives the order number. */
  sendOrder: (order: Order, key: string) => Promise<string>
  newKey: () => string
  now: () => number
}

/** What became of beginning an order: ours to send, or what another tab has made of it. */
export type Claim = { kind: 'ours'; open: OpenOrder } | { kind: 'elsewhere'; stored: RedeemDraft }

export type OrderOutcome = { kind: 'done'; ordered: Ordered } | OrderFailure

const isOpenAs = (stored: RedeemDraft | null, key: string): boolean => stored?.status === 'open' && stored.key === key

/**
 * Sends orders so that one intent is one order (design §4): the key is stored with the exact
 * body before anything is sent and stays the same until the outcome is known.
 */
export function createOrderDesk({ draft, sendOrder, newKey, now }: OrderSources) {
  /** Stores an intent. The key of the same order that certainly was not sent is used again. */
  async function claim(intent: Pick<OpenOrder, 'order' | 'input' | 'offer' | 'email'>): Promise<Claim> {
    const own: OpenOrder = { status: 'open', ...intent, key: newKey(), sentAt: now(), doubted: false }
    const stored = await draft.change((kept) => {
      if (kept !== null && kept.status !== 'editing') return kept
      const unsent = kept?.unsent ?? null
      return unsent !== null && sameOrder(unsent.order, own.order) ? { ...own, key: unsent.key } : own
    })
    const isOurs = stored?.status === 'open' && stored.order === own.order
    return isOurs ? { kind: 'ours', open: stored } : { kind: 'elsewhere', stored: stored ?? own }
  }

  /** Marks an order as doubted before it is tried again, so that nothing tries it a third time by itself. */
  async function doubt(open: OpenOrder): Promise<OpenOrder> {
    const doubted = { ...open, doubted: true }
    await draft.change((kept) => (isOpenAs(kept, open.key) ? doubted : kept))
    return doubted
  }

  /** Sends a stored order once and stores what is known then. */
  async function transmit(open: OpenOrder): Promise<OrderOutcome> {
    try {
      const orderNumber = await sendOrder(open.order, open.key)
      const ordered = { orderNumber, email: open.email, offer: open.offer, at: now() }
      await settle(open, { status: 'done', ordered })
      return { kind: 'done', ordered }
    } catch (error) {
      const failure = orderFailure(toApiError(error), open.doubted)
      await settle(open, draftAfter(open, failure))
      return failure
    }
  }

  /** An unwritable store must not change what the shop answered; the stored key then asks it again. */
  async function settle(open: OpenOrder, next: RedeemDraft): Promise<void> {
    try {
      await draft.change((kept) => (isOpenAs(kept, open.key) ? next : kept))
    } catch (error) {
      console.warn('The outcome of an order could not be stored', error)
    }
  }

  /** Gives up an order that the member says was not booked; what they typed stays. */
  const abandon = ({ key, input }: OpenOrder): Promise<RedeemDraft | null> =>
    draft.change((kept) => (isOpenAs(kept, key) ? { status: 'editing', step: 'review', input, unsent: null } : kept))

  return { claim, doubt, transmit, abandon }
}

function draftAfter(open: OpenOrder, failure: OrderFailure): RedeemDraft {
  const { input, key, order } = open
  switch (failure.kind) {
    case 'refused':
      return { status: 'editing', step: 'review', input, unsent: null }
    case 'notSent':
      return { status: 'editing', step: 'review', input, unsent: { key, order } }
    case 'unknown':
      return { ...open, doubted: true }
  }
}
