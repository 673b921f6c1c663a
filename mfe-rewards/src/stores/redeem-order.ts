import { sameAddress } from '@portal/shared-contracts/address'
import { fieldErrorsOf, toApiError } from '@portal/page-library/api'
import type { Card } from '@portal/shared-contracts/calls'
import { correctionOf, orderError, type FailedOrder, type OrderError } from '../domain/order-error.ts'
import { effectiveShipping, orderBody, orderKey, sameOrder } from '../domain/order.ts'
import type { RedeemInput } from '../domain/redeem-input.ts'
import { stepOfErrors } from '../domain/redeem-steps.ts'
import { preventsOrder, type OpenOrder, type OrderDraft, type PlacedOrder, type RedeemDraft } from './redeem-draft.ts'
import { loadOffer } from './redeem-offer.ts'
import {
  editing,
  failed,
  withErrors,
  type NewBalance,
  type RedeemContext,
  type RedeemInternals,
  type RedeemState,
} from './redeem-state.ts'

type OrderResult = { kind: 'placed'; order: PlacedOrder } | OrderError

/** The ways to place an order; ignored while one is being sent. */
export const orderActions = (internals: RedeemInternals) => ({
  /** Orders what the review step shows, which is there for a complete form only. */
  async submit(): Promise<void> {
    const state = internals.$state.get()
    if (state.status === 'editing') await placeOrder(internals, state.context, state.input)
  },
  acceptSuggestion: () => orderFromSuggestion(internals, 'suggested'),
  keepTypedAddress: () => orderFromSuggestion(internals, 'typed'),
})

/** Orders to the suggested address, or to the typed one. */
async function orderFromSuggestion(internals: RedeemInternals, address: 'suggested' | 'typed'): Promise<void> {
  const state = internals.$state.get()
  if (state.status !== 'suggestion') return
  const { context, input, suggestion } = state
  const accepted = { ...input, address: suggestion.suggested, keepAddress: false }
  await placeOrder(internals, context, address === 'suggested' ? accepted : { ...input, keepAddress: true })
}

async function placeOrder(internals: RedeemInternals, context: RedeemContext, input: RedeemInput): Promise<void> {
  if (internals.$sending.get()) return
  // Set before the first await, so that a second click is ignored.
  internals.$sending.set(true)
  const form = internals.$state.get()
  // The errors are those of the order before.
  if (form.status === 'editing' && form.errors.length > 0) internals.$state.set({ ...form, errors: [] })
  const { offer, member, reward, refusedAddress } = context
  const { cardCode, address, keepAddress } = input
  const disableAddressCheck = keepAddress || (refusedAddress !== null && sameAddress(address, refusedAddress))
  const { couponId } = reward
  const order = orderBody({ couponId, cardCode, billing: member.billing, delivery: address, disableAddressCheck })
  try {
    const begun = await beginOrder(internals, { order, input, offer, email: member.email })
    await (begun.kind === 'begun'
      ? sendAndShow(internals, begun.order, context)
      : showStored(internals, begun.draft, input))
  } catch (error) {
    // The order was not sent, because it could not be stored.
    await showErrors(internals, { kind: 'notSent', errors: fieldErrorsOf(error) }, { order, input }, context)
  }
}

/** Shows the outcome of an order, which is then no longer being sent. */
function show({ $state, $sending }: RedeemInternals, outcome: RedeemState): void {
  $state.set(outcome)
  $sending.set(false)
}

/** Sends a stored order and shows the outcome; after a reload `context` is null. */
export async function sendAndShow(
  internals: RedeemInternals,
  order: OpenOrder,
  context: RedeemContext | null,
): Promise<void> {
  const result = await sendAndRecord(internals, order)
  if (result.kind === 'unknown') {
    show(internals, { status: 'unknown', order: { ...order, doubted: true }, error: result.error, checking: false })
  } else if (result.kind === 'placed') {
    await showPlaced(internals, result.order, context && context.cards)
  } else {
    await showErrors(internals, result, order, context)
  }
}

/** Leads to the step with the errors, or shows a suggestion. Without a `context` it is loaded again. */
async function showErrors(
  internals: RedeemInternals,
  { kind, errors }: FailedOrder,
  { order, input }: Pick<OpenOrder, 'order' | 'input'>,
  context: RedeemContext | null,
): Promise<void> {
  const shown = internals.$state.get()
  const attempt = shown.status === 'editing' ? shown.attempt : 0
  const form =
    context === null ? await loadOffer(internals, input).catch(failed) : { ...editing(context, input), attempt }
  if (form.status !== 'editing') return show(internals, form)
  const correction = correctionOf(errors, order)
  if (correction.kind === 'suggestion') {
    const { suggestion } = correction
    show(internals, { status: 'suggestion', context: form.context, input: form.input, suggestion })
    return internals.showStep('review')
  }
  const isRefused = errors.some(({ code }) => code === 'changeNameCheck')
  const refusedAddress = isRefused ? effectiveShipping(order) : form.context.refusedAddress
  const corrected = {
    ...form,
    context: { ...form.context, refusedAddress },
    input: { ...form.input, address: correction.address },
  }
  show(internals, withErrors(corrected, correction.errors, kind === 'rejected'))
  internals.showStep(stepOfErrors(correction.errors))
}

/** Shows a stored order of this or another visit; `input` is what this tab would order. */
export async function showStored(
  internals: RedeemInternals,
  stored: OrderDraft,
  input: RedeemInput | null = null,
): Promise<void> {
  if (stored.status === 'open')
    return show(internals, { status: 'unknown', order: stored, error: null, checking: false })
  const order = stored.ordered
  if (order.visit === internals.visitId) await showPlaced(internals, order)
  else show(internals, { status: 'alreadyOrdered', order, input })
}

async function showPlaced(
  internals: RedeemInternals,
  order: PlacedOrder,
  cards: readonly Card[] | null = null,
): Promise<void> {
  await internals.returnToFirstEntry()
  show(internals, { status: 'done', order, balance: { kind: 'loading' }, cards })
  // Not awaited: the member can go on before the balance is there.
  void showNewBalance(internals, order)
}

async function showNewBalance({ $state, loadNewBalance }: RedeemInternals, order: PlacedOrder): Promise<void> {
  const balance = await loadNewBalance().then(
    (points): NewBalance => ({ kind: 'known', points }),
    (): NewBalance => ({ kind: 'unavailable' }),
  )
  const state = $state.get()
  if (state.status === 'done' && state.order === order) $state.set({ ...state, balance })
}

/*
 * Each order attempt is placed at most once: its idempotency key is stored with the exact body before anything is sent
 * and stays the same until the outcome is known.
 */

const isOpenUnder = (draft: RedeemDraft | null, key: string): boolean => draft?.status === 'open' && draft.key === key

/** `begun`: stored and ready to be sent. `stored`: another tab has begun or just placed an order of this reward. */
type BegunOrder = { kind: 'begun'; order: OpenOrder } | { kind: 'stored'; draft: OrderDraft }

/** Stores an order attempt, with the key of the same order if that was certainly not sent. */
async function beginOrder(
  { draft, now }: RedeemInternals,
  orderAttempt: Pick<OpenOrder, 'order' | 'input' | 'offer' | 'email'>,
): Promise<BegunOrder> {
  const own: OpenOrder = { status: 'open', ...orderAttempt, key: crypto.randomUUID(), sentAt: now(), doubted: false }
  const stored = await draft.update((current) => {
    if (current !== null && preventsOrder(current, now())) return current
    const unsent = current?.status === 'editing' ? current.unsent : null
    return unsent !== null && sameOrder(unsent.order, own.order) ? { ...own, key: unsent.key } : own
  })
  if (stored?.status === 'open' && stored.order === own.order) return { kind: 'begun', order: stored }
  return { kind: 'stored', draft: stored === null || stored.status === 'editing' ? own : stored }
}

/**
 * Sets `doubted` in the stored order, which stays `open`. Done before another request, so that no later page load
 * repeats it automatically. Resolves to null if the order is no longer open: another tab has settled it or started
 * over.
 */
export async function markUnknown({ draft }: RedeemInternals, order: OpenOrder): Promise<OpenOrder | null> {
  const marked = { ...order, doubted: true }
  const stored = await draft.update((current) => (isOpenUnder(current, order.key) ? marked : current))
  return isOpenUnder(stored, order.key) ? marked : null
}

/** Sends a stored order once and stores the result. */
async function sendAndRecord(internals: RedeemInternals, order: OpenOrder): Promise<OrderResult> {
  const { now, visitId } = internals
  try {
    const key = orderKey(order.key, order.doubted, order.sentAt, now())
    const orderNumber = await internals.sendOrder(order.order, key)
    const { email, offer } = order
    const placed = { orderNumber, email, offer, delivery: effectiveShipping(order.order), at: now(), visit: visitId }
    await recordOutcome(internals, order, { status: 'done', ordered: placed })
    // Before the confirmation, because members may leave the page as soon as they see it.
    await internals.listOrder({ id: order.key, orderNumber, title: offer.title, points: offer.price, at: placed.at })
    return { kind: 'placed', order: placed }
  } catch (error) {
    const failure = toApiError(error)
    const result = orderError(failure, order.doubted)
    // In Firefox a request also fails so when its page is left: a reload then sends the interrupted order once more.
    if (failure.code !== 'network') await recordOutcome(internals, order, draftAfter(order, result))
    return result
  }
}

/** A failing storage does not change the result; a reload then sends the order again under the stored key. */
async function recordOutcome({ draft }: RedeemInternals, order: OpenOrder, next: RedeemDraft): Promise<void> {
  try {
    await draft.update((current) => (isOpenUnder(current, order.key) ? next : current))
  } catch (error) {
    console.warn('The outcome of an order could not be stored', error)
  }
}

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

/** Discards an order that was not booked according to the member; keeps the input. */
export const discardOrder = ({ draft }: RedeemInternals, { key, input }: OpenOrder): Promise<RedeemDraft | null> =>
  draft.update((current) => (isOpenUnder(current, key) ? { status: 'editing', input, unsent: null } : current))
