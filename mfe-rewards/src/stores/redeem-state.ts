import type { AddressSuggestion, BillingAddress } from '@delikaterie/shared-contracts/address'
import type { Card, FieldError } from '@delikaterie/shared-contracts/calls'
import type { NotRedeemableReason } from '../domain/not-redeemable.ts'
import type { RewardDetail } from '../domain/reward-detail.ts'
import type { Offer, OpenOrder, PlacedOrder, RedeemInput, Step } from './redeem-draft.ts'

/** The data of the signed-in member that an order needs. */
export type Member = { accountId: string; email: string; billing: BillingAddress; balance: number | null }

/** What the form works with; the reward has a price and can be redeemed. */
export type RedeemContext = {
  reward: RewardDetail
  offer: Offer
  cards: readonly Card[]
  balance: number | null
  member: Member
}

/**
 * One step of the form. `isRejected`: the errors are those of an order that was sent and rejected. `attempt` counts failed
 * attempts, so that the error summary takes the focus after each.
 */
export type Editing = {
  status: 'editing'
  step: Step
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
  | { status: 'sending'; context: RedeemContext }
  /** The order may have been booked. `error` is what kept the last request from the shop, else null. */
  | { status: 'unknown'; order: OpenOrder; error: FieldError | null; checking: boolean }
  /** `steps` are those that led to the order; null after a reload. */
  | { status: 'done'; order: PlacedOrder; balance: NewBalance; steps: readonly Step[] | null }
  /** The same reward was ordered a moment ago; `input` is what this tab would order, null before its form was shown. */
  | { status: 'alreadyOrdered'; order: PlacedOrder; input: RedeemInput | null }
