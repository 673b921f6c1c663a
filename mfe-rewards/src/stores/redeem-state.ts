import type { Card } from '@delikaterie/shared-contracts/calls'
import type { AddressSuggestion } from '@delikaterie/shared-contracts/domain/address-suggestion'
import type { BillingSource } from '@delikaterie/shared-contracts/domain/delivery-address'
import type { Problem } from '../domain/delivery.ts'
import type { Obstacle } from '../domain/obstacle.ts'
import type { Reward } from '../domain/reward.ts'
import type { Offer, OpenOrder, Ordered, RedeemInput, Step } from './redeem-draft.ts'

/** The signed-in member as far as an order needs them. */
export type Member = { accountId: string; email: string; billing: BillingSource; balance: number | null }

/** What the flow works with; the reward has a price and nothing stands against ordering it. */
export type RedeemContext = {
  reward: Reward
  offer: Offer
  cards: readonly Card[]
  balance: number | null
  member: Member
}

/** One page of the flow that takes input. `attempt` counts what was refused, so that the focus moves again. */
export type Editing = {
  status: 'editing'
  step: Step
  context: RedeemContext
  input: RedeemInput
  problems: readonly Problem[]
  attempt: number
}

/** The balance after an order; a failure never shows a wrong one. */
export type NewBalance = { kind: 'loading' } | { kind: 'known'; points: number } | { kind: 'unavailable' }

export type RedeemState =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  /** There is no such reward for this member. */
  | { status: 'gone' }
  | { status: 'blocked'; reward: Reward; obstacle: Obstacle }
  | { status: 'noCard'; reward: Reward }
  | Editing
  | { status: 'suggestion'; context: RedeemContext; input: RedeemInput; suggestion: AddressSuggestion }
  | { status: 'sending'; offer: Offer }
  /** It may have been booked. `code` is what the last look found, null before the first. */
  | { status: 'unknown'; open: OpenOrder; code: string | null; checking: boolean }
  | { status: 'done'; ordered: Ordered; balance: NewBalance }
