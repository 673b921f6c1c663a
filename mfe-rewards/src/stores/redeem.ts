import { toApiError } from '@delikaterie/shared-contracts/api'
import { effectiveShipping } from '@delikaterie/shared-contracts/domain/delivery-address'
import { atom } from 'nanostores'
import { orderBody } from '../domain/order-body.ts'
import { correctionOf, type OrderFailure } from '../domain/order-outcome.ts'
import type { OpenOrder, RedeemDraft, RedeemInput } from './redeem-draft.ts'
import { createRedeemForm, refused } from './redeem-form.ts'
import { openOffer, stepProblems, type OfferSources } from './redeem-offer.ts'
import { createOrderDesk, type OrderSources } from './redeem-order.ts'
import type { Editing, NewBalance, RedeemContext, RedeemState } from './redeem-state.ts'

/** For so long an interrupted order is taken up again by itself; later the member is asked. */
const resumeWithin = 2 * 60_000
/** For so long a finished order answers a visit to its reward, lest somebody orders again by mistake. */
const doneShownFor = 15 * 60_000

export type RedeemSources = OfferSources & OrderSources & { /** Points were spent. */ onOrdered: () => void }

/**
 * The redeem flow of one reward: card, address, review, order, perhaps a suggestion. No
 * reload, second tab or lost answer makes a second order of one intent, and success is
 * shown only when it was answered.
 */
export function createRedeemPage(sources: RedeemSources) {
  const { draft, now } = sources
  const $state = atom<RedeemState>({ status: 'loading' })
  const desk = createOrderDesk(sources)
  const form = createRedeemForm($state, draft, show)
  let opening: Promise<void> | null = null

  /** Takes up where the member left; one at a time. */
  function open(): Promise<void> {
    opening ??= start().finally(() => (opening = null))
    return opening
  }

  async function start(): Promise<void> {
    $state.set({ status: 'loading' })
    try {
      const kept = await draft.load()
      if (kept?.status === 'open') return await resume(kept)
      if (kept?.status === 'done' && now() - kept.ordered.at < doneShownFor) return await show(kept)
      if (kept?.status === 'done') await draft.change((stored) => (stored?.status === 'done' ? null : stored))
      $state.set(await openOffer(sources, kept?.status === 'editing' ? kept : null))
    } catch (error) {
      $state.set({ status: 'failed', code: toApiError(error).code })
    }
  }

  /** Asks once by itself; from then on the outcome is doubted and the member decides. */
  async function resume(kept: OpenOrder): Promise<void> {
    const isYoung = now() - kept.sentAt < resumeWithin
    if (kept.doubted || !isYoung) return show(kept)
    $state.set({ status: 'unknown', open: kept, code: null, checking: true })
    await deliver(await desk.doubt(kept), null)
  }

  /** Shows what is stored about an order, here or by another tab. */
  async function show(stored: RedeemDraft): Promise<void> {
    if (stored.status === 'open') $state.set({ status: 'unknown', open: stored, code: null, checking: false })
    if (stored.status !== 'done') return
    const { ordered } = stored
    $state.set({ status: 'done', ordered, balance: { kind: 'loading' } })
    const balance = await sources.loadPoints().then(
      (points): NewBalance => ({ kind: 'known', points }),
      (): NewBalance => ({ kind: 'unavailable' }),
    )
    const state = $state.get()
    if (state.status === 'done' && state.ordered === ordered) $state.set({ ...state, balance })
  }

  /** The binding order. While one is on its way further calls do nothing. */
  async function submit(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'editing' || state.step !== 'review') return
    const problems = stepProblems(state)
    const first = problems[0]
    if (first) return $state.set(refused(state, first.field === 'cardCode' ? 'card' : 'address', problems))
    await order(state.context, state.input)
  }

  /** Orders to the suggested address ('Adressvorschlag übernehmen'). */
  async function acceptSuggestion(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'suggestion') return
    await order(state.context, { ...state.input, address: state.suggestion.suggested, keepAddress: false })
  }

  /** Orders to the address as typed ('Diese Adresse verwenden'). */
  async function insistOnAddress(): Promise<void> {
    const state = $state.get()
    if (state.status === 'suggestion') await order(state.context, { ...state.input, keepAddress: true })
  }

  async function order(context: RedeemContext, input: RedeemInput): Promise<void> {
    const { offer, member, reward } = context
    // Set before anything is awaited: this is what locks the button.
    $state.set({ status: 'sending', offer })
    const { cardCode, address, keepAddress } = input
    const { couponId } = reward
    const body = orderBody({ couponId, cardCode, billing: member.billing, delivery: address, keepAddress })
    try {
      const claim = await desk.claim({ order: body, input, offer, email: member.email })
      await (claim.kind === 'ours' ? deliver(claim.open, context) : show(claim.stored))
    } catch (error) {
      // Nothing was sent: the intent could not be stored.
      await correct({ kind: 'notSent', code: toApiError(error).code }, { order: body, input }, context)
    }
  }

  async function deliver(sent: OpenOrder, context: RedeemContext | null): Promise<void> {
    const outcome = await desk.transmit(sent)
    if (outcome.kind === 'unknown') {
      $state.set({ status: 'unknown', open: { ...sent, doubted: true }, code: outcome.code, checking: false })
    } else if (outcome.kind === 'done') {
      sources.onOrdered()
      await show({ status: 'done', ordered: outcome.ordered })
    } else {
      await correct(outcome, sent, context)
    }
  }

  /** Leads back to the step that was refused; after a reload its context is read anew. */
  async function correct(
    failure: Exclude<OrderFailure, { kind: 'unknown' }>,
    { order: body, input }: Pick<OpenOrder, 'order' | 'input'>,
    context: RedeemContext | null,
  ): Promise<void> {
    const base: RedeemState = context === null ? await reopened(input) : editing(context, input)
    if (base.status !== 'editing') return $state.set(base)
    const errors = failure.kind === 'refused' ? failure.errors : []
    const correction = correctionOf({ code: failure.code, errors }, effectiveShipping(body))
    if (correction.step !== 'suggestion') return $state.set(refused(base, correction.step, correction.problems))
    const { suggestion } = correction
    $state.set({ status: 'suggestion', context: base.context, input: base.input, suggestion })
  }

  async function reopened(input: RedeemInput): Promise<RedeemState> {
    try {
      return await openOffer(sources, { step: 'review', input })
    } catch (error) {
      return { status: 'failed', code: toApiError(error).code }
    }
  }

  /** Asks again about an order whose outcome is unknown, under its own key. */
  async function check(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'unknown' || state.checking) return
    $state.set({ ...state, checking: true })
    await deliver({ ...state.open, doubted: true }, null)
  }

  /** A new intent: after a finished order, or after the member has seen that nothing was booked. */
  async function startAnew(): Promise<void> {
    const state = $state.get()
    if (state.status === 'unknown' && !state.checking) await desk.abandon(state.open)
    else if (state.status === 'done') await draft.change((kept) => (kept?.status === 'done' ? null : kept))
    else return
    await open()
  }

  return { $state, open, ...form, submit, acceptSuggestion, insistOnAddress, check, startAnew }
}

const editing = (context: RedeemContext, input: RedeemInput): Editing => ({
  status: 'editing',
  step: 'review',
  context,
  input,
  problems: [],
  attempt: 0,
})

export type RedeemModel = ReturnType<typeof createRedeemPage>
