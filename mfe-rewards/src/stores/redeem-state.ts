import type { AddressSuggestion, PostalAddress } from '@portal/shared-contracts/address'
import { toApiError } from '@portal/page-library/api'
import type { DeviceOrder } from '@portal/page-library/stores/device-orders'
import type { Card, Coupon, FieldError, Order } from '@portal/shared-contracts/calls'
import type { Country } from '@portal/shared-contracts/address/countries'
import type { WritableAtom } from 'nanostores'
import type { RedeemInput } from '../domain/redeem-input.ts'
import type { Step } from '../domain/redeem-steps.ts'
import type { NotRedeemableReason, RewardDetail } from '../domain/reward.ts'
import type { Offer, OpenOrder, PlacedOrder, RedeemDraftStorage } from './redeem-draft.ts'

/** The data of the signed-in member that an order needs. */
export type Member = { accountId: string; email: string; billing: PostalAddress; balance: number | null }

/** What the form works with; the reward has a price and can be redeemed. */
export type RedeemContext = {
  reward: RewardDetail
  offer: Offer
  cards: readonly Card[]
  balance: number | null
  member: Member
  /** The address for which the shop last proposed other names; sending it again disables the address check. */
  refusedAddress: PostalAddress | null
}

/**
 * The form. The URL says which step is shown. `isRejected`: the errors are those of an order that was sent and
 * rejected. `attempt` counts failed attempts, so that the error summary takes the focus after each.
 */
export type Editing = {
  status: 'editing'
  context: RedeemContext
  input: RedeemInput
  errors: readonly FieldError[]
  isRejected: boolean
  attempt: number
}

/** The balance after an order; `unavailable` if it could not be loaded. */
export type NewBalance = { kind: 'loading' } | { kind: 'known'; points: number } | { kind: 'unavailable' }

export type RedeemState =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  /** The member has no such reward. */
  | { status: 'notFound' }
  | { status: 'notRedeemable'; reward: RewardDetail; reason: NotRedeemableReason }
  | { status: 'noCard'; reward: RewardDetail }
  | Editing
  | { status: 'suggestion'; context: RedeemContext; input: RedeemInput; suggestion: AddressSuggestion }
  /** The order may have been booked. `error` is what kept the last request from the shop, else null. */
  | { status: 'unknown'; order: OpenOrder; error: FieldError | null; checking: boolean }
  /** `cards` are those of the form that led to the order; null after a reload. */
  | { status: 'done'; order: PlacedOrder; balance: NewBalance; cards: readonly Card[] | null }
  /** The same reward was ordered a moment ago; `input` is what this tab would order, null before its form was shown. */
  | { status: 'alreadyOrdered'; order: PlacedOrder; input: RedeemInput | null }

/** What the redeem store works with. */
export type RedeemDependencies = {
  couponId: string
  member: () => Member
  loadCoupons: () => Promise<readonly Coupon[]>
  loadCards: () => Promise<readonly Card[]>
  loadPoints: () => Promise<number>
  /** Never rejects. */
  loadCountries: () => Promise<readonly Country[]>
  /** Resolves to the order number. */
  sendOrder: (order: Order, idempotencyKey: string) => Promise<string>
  /** The balance after points were spent. */
  loadNewBalance: () => Promise<number>
  draft: RedeemDraftStorage
  /** Lists a placed order on this device. Never rejects. */
  listOrder: (order: DeviceOrder) => Promise<void>
  /** Names the visit of the page; the same after a reload. */
  visitId: string
  now: () => number
  /** Shows a step of the form by its URL; does nothing if the member has left the page. */
  showStep: (step: Step) => void
  /** Goes back in the history from the steps to the entry that opened the reward. */
  returnToFirstEntry: () => Promise<void>
}

/** What the functions of the redeem store share: its state, whether its order is being sent, and its dependencies. */
export type RedeemInternals = RedeemDependencies & {
  $state: WritableAtom<RedeemState>
  $sending: WritableAtom<boolean>
}

export const failed = (error: unknown): RedeemState => ({ status: 'failed', code: toApiError(error).code })

/** The form without errors. */
export const editing = (context: RedeemContext, input: RedeemInput): Editing => ({
  status: 'editing',
  context,
  input,
  errors: [],
  isRejected: false,
  attempt: 0,
})

/** The form of a state, also behind a suggestion that the member leaves; null without one. */
export function formOf(state: RedeemState): Editing | null {
  if (state.status === 'suggestion') return editing(state.context, state.input)
  return state.status === 'editing' ? state : null
}

/** The form after a failed attempt. */
export const withErrors = (form: Editing, errors: readonly FieldError[], isRejected = false): Editing => ({
  ...form,
  errors,
  isRejected,
  attempt: form.attempt + 1,
})
