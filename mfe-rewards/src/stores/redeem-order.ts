import { sameAddress } from '@portal/shared-stores/address'
import { fieldErrorsOf } from '@portal/shared-contracts/api'
import type { Card } from '@portal/shared-contracts/calls'
import type { WritableAtom } from 'nanostores'
import { correctionOf, type FailedOrder } from '../domain/order-error.ts'
import { effectiveShipping, orderBody } from '../domain/order.ts'
import { stepOfErrors } from '../domain/redeem-steps.ts'
import type { OrderClient, OrderSources } from './order-client.ts'
import type { OpenOrder, OrderDraft, PlacedOrder, RedeemInput } from './redeem-draft.ts'
import type { FormSources } from './redeem-form.ts'
import { loadOffer, type OfferSources } from './redeem-offer.ts'
import { editing, failed, withErrors, type NewBalance, type RedeemContext, type RedeemState } from './redeem-state.ts'

export type RedeemSources = OfferSources &
  OrderSources &
  FormSources & {
    /** The balance after points were spent. */
    loadNewBalance: () => Promise<number>
    /** Leaves the entries of the steps in the history. */
    leaveSteps: () => Promise<void>
  }

/** An open flow: its state, whether its order is being sent, and what it works with. */
export type RedeemFlow = RedeemSources & {
  $state: WritableAtom<RedeemState>
  $sending: WritableAtom<boolean>
  orders: OrderClient
}

/** The ways to place an order; ignored while one is being sent. */
export const orderActions = (flow: RedeemFlow) => ({
  /** Orders what the review step shows, which is there for a complete form only. */
  async submit(): Promise<void> {
    const state = flow.$state.get()
    if (state.status === 'editing') await placeOrder(flow, state.context, state.input)
  },
  acceptSuggestion: () => orderFromSuggestion(flow, 'suggested'),
  keepTypedAddress: () => orderFromSuggestion(flow, 'typed'),
})

/** Orders to the suggested address, or to the typed one. */
async function orderFromSuggestion(flow: RedeemFlow, address: 'suggested' | 'typed'): Promise<void> {
  const state = flow.$state.get()
  if (state.status !== 'suggestion') return
  const { context, input, suggestion } = state
  const accepted = { ...input, address: suggestion.suggested, keepAddress: false }
  await placeOrder(flow, context, address === 'suggested' ? accepted : { ...input, keepAddress: true })
}

async function placeOrder(flow: RedeemFlow, context: RedeemContext, input: RedeemInput): Promise<void> {
  if (flow.$sending.get()) return
  // Set before the first await, so that a second click is ignored.
  flow.$sending.set(true)
  const form = flow.$state.get()
  // The errors are those of the order before.
  if (form.status === 'editing' && form.errors.length > 0) flow.$state.set({ ...form, errors: [] })
  const { offer, member, reward, refusedAddress } = context
  const { cardCode, address, keepAddress } = input
  const disableAddressCheck = keepAddress || (refusedAddress !== null && sameAddress(address, refusedAddress))
  const { couponId } = reward
  const order = orderBody({ couponId, cardCode, billing: member.billing, delivery: address, disableAddressCheck })
  try {
    const begun = await flow.orders.begin({ order, input, offer, email: member.email })
    await (begun.kind === 'begun' ? sendOrder(flow, begun.order, context) : showStored(flow, begun.draft, input))
  } catch (error) {
    // The order was not sent, because it could not be stored.
    await showErrors(flow, { kind: 'notSent', errors: fieldErrorsOf(error) }, { order, input }, context)
  }
}

/** Shows the outcome of an order, which is then no longer being sent. */
function show({ $state, $sending }: RedeemFlow, outcome: RedeemState): void {
  $state.set(outcome)
  $sending.set(false)
}

/** Sends a stored order and shows the outcome; after a reload `context` is null. */
export async function sendOrder(flow: RedeemFlow, order: OpenOrder, context: RedeemContext | null): Promise<void> {
  const result = await flow.orders.send(order)
  if (result.kind === 'unknown') {
    show(flow, { status: 'unknown', order: { ...order, doubted: true }, error: result.error, checking: false })
  } else if (result.kind === 'placed') {
    await showPlaced(flow, result.order, context && context.cards)
  } else {
    await showErrors(flow, result, order, context)
  }
}

/** Leads to the step with the errors, or shows a suggestion. Without a `context` it is loaded again. */
async function showErrors(
  flow: RedeemFlow,
  { kind, errors }: FailedOrder,
  { order, input }: Pick<OpenOrder, 'order' | 'input'>,
  context: RedeemContext | null,
): Promise<void> {
  const shown = flow.$state.get()
  const attempt = shown.status === 'editing' ? shown.attempt : 0
  const form = context === null ? await loadOffer(flow, input).catch(failed) : { ...editing(context, input), attempt }
  if (form.status !== 'editing') return show(flow, form)
  const correction = correctionOf(errors, order)
  if (correction.kind === 'suggestion') {
    const { suggestion } = correction
    show(flow, { status: 'suggestion', context: form.context, input: form.input, suggestion })
    return flow.goTo('review')
  }
  const isRefused = errors.some(({ code }) => code === 'changeNameCheck')
  const refusedAddress = isRefused ? effectiveShipping(order) : form.context.refusedAddress
  const corrected = {
    ...form,
    context: { ...form.context, refusedAddress },
    input: { ...form.input, address: correction.address },
  }
  show(flow, withErrors(corrected, correction.errors, kind === 'rejected'))
  flow.goTo(stepOfErrors(correction.errors))
}

/** Shows a stored order of this or another visit; `input` is what this tab would order. */
export async function showStored(
  flow: RedeemFlow,
  stored: OrderDraft,
  input: RedeemInput | null = null,
): Promise<void> {
  if (stored.status === 'open') return show(flow, { status: 'unknown', order: stored, error: null, checking: false })
  const order = stored.ordered
  if (order.visit === flow.visit()) await showPlaced(flow, order)
  else show(flow, { status: 'alreadyOrdered', order, input })
}

async function showPlaced(flow: RedeemFlow, order: PlacedOrder, cards: readonly Card[] | null = null): Promise<void> {
  const { $state, leaveSteps, loadNewBalance } = flow
  await leaveSteps()
  show(flow, { status: 'done', order, balance: { kind: 'loading' }, cards })
  const balance = await loadNewBalance().then(
    (points): NewBalance => ({ kind: 'known', points }),
    (): NewBalance => ({ kind: 'unavailable' }),
  )
  const state = $state.get()
  if (state.status === 'done' && state.order === order) $state.set({ ...state, balance })
}
