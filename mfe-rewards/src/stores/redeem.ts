import { effectiveShipping, sameAddress, type PostalAddress } from '@delikaterie/shared-contracts/address'
import { fieldError, fieldErrorsOf, toApiError } from '@delikaterie/shared-contracts/api'
import { atom } from 'nanostores'
import { orderBody } from '../domain/order-body.ts'
import { correctionOf, type FailedOrder } from '../domain/order-error.ts'
import { formSteps, type Step } from '../domain/redeem-address.ts'
import { createOrderClient, type OrderSources } from './order-client.ts'
import { preventsOrder, type OpenOrder, type PlacedOrder, type RedeemDraft, type RedeemInput } from './redeem-draft.ts'
import { createRedeemForm, withErrors } from './redeem-form.ts'
import { editing, loadOffer, stepErrors, type OfferSources } from './redeem-offer.ts'
import type { NewBalance, RedeemContext, RedeemState } from './redeem-state.ts'

/** ms in which a reload sends an interrupted order again under its key; later only the member can. */
const resumeWithin = 2 * 60_000
/** ms in which an order can be sent again under its key: less than the 40 days for which the edge knows it. */
const checkableWithin = 30 * 24 * 60 * 60_000

export type RedeemSources = OfferSources &
  OrderSources & {
    /** Called after points were spent. */
    onOrdered: () => void
    /** Leaves the steps' entries of the history; a page reloaded meanwhile would have lost its visit. */
    leaveSteps: () => Promise<void>
  }

/**
 * The redeem flow of one reward: card, address, review, perhaps an address suggestion, result. One
 * order attempt is placed at most once, also across reloads and tabs; success is shown only after a
 * response that confirms it, and only in the visit that got it. The rules are in
 * docs/product/rewards-and-orders.md.
 */
export function createRedeemPage(sources: RedeemSources) {
  const { draft, now } = sources
  const $state = atom<RedeemState>({ status: 'loading' })
  const orderClient = createOrderClient(sources)
  const form = createRedeemForm($state, sources, showStored)
  let opening: Promise<void> | null = null
  /** The address for which the shop last proposed other names; sending it again disables the address check. */
  let refusedAddress: PostalAddress | null = null

  /** Restores the stored draft; concurrent calls share one promise. */
  function open(): Promise<void> {
    opening ??= start().finally(() => (opening = null))
    return opening
  }

  async function start(): Promise<void> {
    $state.set({ status: 'loading' })
    try {
      const stored = await draft.load()
      if (stored?.status === 'open') return await resume(stored)
      if (stored?.status === 'done' && (isOfThisVisit(stored.ordered) || preventsOrder(stored, now())))
        return await showStored(stored)
      if (stored?.status === 'done') await replacePlacedOrder(stored.ordered, null)
      $state.set(await loadOffer(sources, stored?.status === 'editing' ? stored : null))
    } catch (error) {
      $state.set(failed(error))
    }
  }

  const isOfThisVisit = (order: PlacedOrder): boolean => order.visit === sources.visit()

  /** Replaces a placed order by the form; a newer order of another tab stays. */
  const replacePlacedOrder = (order: PlacedOrder, input: RedeemInput | null): Promise<RedeemDraft | null> =>
    draft.update((current) => {
      const isSame = current?.status === 'done' && current.ordered.at === order.at
      if (!isSame || current.ordered.orderNumber !== order.orderNumber) return current
      return input === null ? null : { status: 'editing', step: 'review', input, unsent: null }
    })

  /** Sends an interrupted order once more under its key; later retries need the button. */
  async function resume(order: OpenOrder): Promise<void> {
    const isRecent = now() - order.sentAt < resumeWithin
    if (order.doubted || !isRecent) return showStored(order)
    await sendAgain(order)
  }

  /** Sends an order again under its key, unless another tab has settled it or started over: that one is shown. */
  async function sendAgain(order: OpenOrder): Promise<void> {
    $state.set({ status: 'unknown', order, error: null, checking: true })
    try {
      const open = await orderClient.markUnknown(order)
      await (open === null ? start() : send(open, null))
    } catch (error) {
      // Without the stored order it is not certain that it is still open.
      $state.set({ status: 'unknown', order, error: fieldError(toApiError(error).code), checking: false })
    }
  }

  /** Shows a stored order of this or another visit; `input` is what this tab would order. */
  async function showStored(stored: RedeemDraft, input: RedeemInput | null = null): Promise<void> {
    if (stored.status === 'open') $state.set({ status: 'unknown', order: stored, error: null, checking: false })
    if (stored.status !== 'done') return
    const order = stored.ordered
    if (isOfThisVisit(order)) await showPlaced(order)
    else $state.set({ status: 'alreadyOrdered', order, input })
  }

  async function showPlaced(order: PlacedOrder, steps: readonly Step[] | null = null): Promise<void> {
    await sources.leaveSteps()
    $state.set({ status: 'done', order, balance: { kind: 'loading' }, steps })
    const balance = await sources.loadPoints().then(
      (points): NewBalance => ({ kind: 'known', points }),
      (): NewBalance => ({ kind: 'unavailable' }),
    )
    const state = $state.value
    if (state.status === 'done' && state.order === order) $state.set({ ...state, balance })
  }

  /** Places the order from the review step; ignored while an order is being sent. */
  async function submit(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'editing' || state.step !== 'review') return
    const errors = stepErrors(state)
    const first = errors[0]
    if (first) return $state.set(withErrors(state, first.input === 'cardCode' ? 'card' : 'address', errors))
    await placeOrder(state.context, state.input)
  }

  /** Orders to the suggested address. */
  async function acceptSuggestion(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'suggestion') return
    await placeOrder(state.context, { ...state.input, address: state.suggestion.suggested, keepAddress: false })
  }

  /** Orders to the typed address. */
  async function keepTypedAddress(): Promise<void> {
    const state = $state.get()
    if (state.status === 'suggestion') await placeOrder(state.context, { ...state.input, keepAddress: true })
  }

  async function placeOrder(context: RedeemContext, input: RedeemInput): Promise<void> {
    const { offer, member, reward } = context
    // Set before the first await, so that a second click is ignored.
    $state.set({ status: 'sending', context })
    const { cardCode, address, keepAddress } = input
    const disableAddressCheck = keepAddress || (refusedAddress !== null && sameAddress(address, refusedAddress))
    const { couponId } = reward
    const order = orderBody({ couponId, cardCode, billing: member.billing, delivery: address, disableAddressCheck })
    try {
      const begun = await orderClient.begin({ order, input, offer, email: member.email })
      await (begun.kind === 'begun' ? send(begun.order, context) : showStored(begun.draft, input))
    } catch (error) {
      // The order was not sent, because it could not be stored.
      await showErrors({ kind: 'notSent', errors: fieldErrorsOf(error) }, { order, input }, context)
    }
  }

  async function send(order: OpenOrder, context: RedeemContext | null): Promise<void> {
    const result = await orderClient.send(order)
    if (result.kind === 'unknown') {
      $state.set({ status: 'unknown', order: { ...order, doubted: true }, error: result.error, checking: false })
    } else if (result.kind === 'placed') {
      sources.onOrdered()
      await showPlaced(result.order, context && formSteps(context.cards, 'review'))
    } else {
      await showErrors(result, order, context)
    }
  }

  /** Shows the step with the errors. After a reload `context` is null and is loaded again. */
  async function showErrors(
    { kind, errors }: FailedOrder,
    { order, input }: Pick<OpenOrder, 'order' | 'input'>,
    context: RedeemContext | null,
  ): Promise<void> {
    const base =
      context === null
        ? await loadOffer(sources, { step: 'review', input }).catch(failed)
        : editing('review', context, input)
    if (base.status !== 'editing') return $state.set(base)
    const correction = correctionOf(errors, order)
    if (errors.some(({ code }) => code === 'changeNameCheck')) refusedAddress = effectiveShipping(order)
    if (correction.step !== 'suggestion') {
      const corrected = { ...base, input: { ...base.input, address: correction.address } }
      return $state.set(withErrors(corrected, correction.step, correction.errors, kind === 'rejected'))
    }
    const { suggestion } = correction
    $state.set({ status: 'suggestion', context: base.context, input: base.input, suggestion })
  }

  /** Whether the edge still knows the order, so that sending it again under its key cannot place it twice. */
  const canCheck = (order: OpenOrder): boolean => now() - order.sentAt < checkableWithin

  /** Sends an order with an unknown outcome again under its key. */
  async function check(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'unknown' || state.checking || !canCheck(state.order)) return
    await sendAgain(state.order)
  }

  /** Starts a new order after the member has confirmed that nothing was booked. */
  async function startOver(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'unknown' || state.checking) return
    try {
      await orderClient.discard(state.order)
      await open()
    } catch (error) {
      $state.set({ ...state, error: fieldError(toApiError(error).code) })
    }
  }

  /** Starts another order of the reward; asks first if it was ordered a moment ago. */
  async function orderAgain(): Promise<void> {
    const state = $state.get()
    if (state.status === 'done' && preventsOrder({ status: 'done', ordered: state.order }, now()))
      return $state.set({ status: 'alreadyOrdered', order: state.order, input: null })
    if (state.status !== 'done' && state.status !== 'alreadyOrdered') return
    try {
      await replacePlacedOrder(state.order, state.status === 'done' ? null : state.input)
      await open()
    } catch (error) {
      $state.set(failed(error))
    }
  }

  return { $state, open, ...form, submit, acceptSuggestion, keepTypedAddress, canCheck, check, startOver, orderAgain }
}

const failed = (error: unknown): RedeemState => ({ status: 'failed', code: toApiError(error).code })

export type RedeemModel = ReturnType<typeof createRedeemPage>
