import { fieldError, toApiError } from '@portal/page-library/api'
import { atom } from 'nanostores'
import type { RedeemInput } from '../domain/redeem-input.ts'
import { firstStep, type Step } from '../domain/redeem-steps.ts'
import { preventsOrder, type OpenOrder, type PlacedOrder, type RedeemDraft } from './redeem-draft.ts'
import { createRedeemForm } from './redeem-form.ts'
import { loadOffer } from './redeem-offer.ts'
import { discardOrder, markUnknown, orderActions, sendAndShow, showStored } from './redeem-order.ts'
import { failed, formOf, type RedeemInternals, type RedeemDependencies, type RedeemState } from './redeem-state.ts'

/** ms in which a reload sends an interrupted order again under its key; later only the member can. */
const resumeWithin = 2 * 60_000
/** ms in which an order can be sent again under its key: less than the 40 days for which the edge knows it. */
const checkableWithin = 30 * 24 * 60 * 60_000

/**
 * Redeems one reward: form, perhaps an address suggestion, result. One order attempt is placed at most once,
 * also across reloads and tabs; success is shown only after a response that confirms it, and only in the visit that got
 * it. The rules are in docs/product/rewards-and-orders.md.
 */
export function createRedeemStore(dependencies: RedeemDependencies) {
  const $state = atom<RedeemState>({ status: 'loading' })
  const $sending = atom(false)
  const internals: RedeemInternals = { ...dependencies, $state, $sending }
  const form = createRedeemForm(internals)
  let opening: Promise<void> | null = null

  /** Restores the stored draft; concurrent calls share one promise. */
  function open(): Promise<void> {
    opening ??= start(internals).finally(() => (opening = null))
    return opening
  }

  /** Whether the edge still knows the order, so that sending it again under its key cannot place it twice. */
  const canCheck = (order: OpenOrder): boolean => dependencies.now() - order.sentAt < checkableWithin

  /** Sends an order with an unknown outcome again under its key. */
  async function check(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'unknown' || state.checking || !canCheck(state.order)) return
    await sendAgain(internals, state.order)
  }

  /** Starts a new order after the member has confirmed that nothing was booked. */
  async function startOver(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'unknown' || state.checking) return
    try {
      await discardOrder(internals, state.order)
      await open()
      showForm(internals, 'review')
    } catch (error) {
      $state.set({ ...state, error: fieldError(toApiError(error).code) })
    }
  }

  /** Starts another order of the reward; asks first if it was ordered a moment ago. */
  async function orderAgain(): Promise<void> {
    const state = $state.get()
    if (state.status === 'done' && preventsOrder({ status: 'done', ordered: state.order }, dependencies.now()))
      return $state.set({ status: 'alreadyOrdered', order: state.order, input: null })
    if (state.status !== 'done' && state.status !== 'alreadyOrdered') return
    const input = state.status === 'done' ? null : state.input
    try {
      await replacePlacedOrder(internals, state.order, input)
      await open()
      showForm(internals, input === null ? null : 'review')
    } catch (error) {
      $state.set(failed(error))
    }
  }

  const { returnToFirstEntry } = dependencies
  return {
    $state,
    /** Whether the order is being sent; the form is shown until its outcome is known. */
    $sending,
    open,
    returnToFirstEntry,
    ...form,
    ...orderActions(internals),
    canCheck,
    check,
    startOver,
    orderAgain,
  }
}
export type RedeemStore = ReturnType<typeof createRedeemStore>

async function start(internals: RedeemInternals): Promise<void> {
  const { $state, draft, now, visitId } = internals
  $state.set({ status: 'loading' })
  try {
    const stored = await draft.load()
    if (stored?.status === 'open') {
      const isRecent = now() - stored.sentAt < resumeWithin
      // An interrupted order is sent once more under its key; later retries need the button.
      return await (stored.doubted || !isRecent ? showStored(internals, stored) : sendAgain(internals, stored))
    }
    if (stored?.status === 'done' && (stored.ordered.visit === visitId || preventsOrder(stored, now())))
      return await showStored(internals, stored)
    if (stored?.status === 'done') await replacePlacedOrder(internals, stored.ordered, null)
    $state.set(await loadOffer(internals, stored?.status === 'editing' ? stored.input : null))
  } catch (error) {
    $state.set(failed(error))
  }
}

/** Sends an order again under its key, unless another tab has settled it or started over: that one is shown. */
async function sendAgain(internals: RedeemInternals, order: OpenOrder): Promise<void> {
  internals.$state.set({ status: 'unknown', order, error: null, checking: true })
  try {
    const open = await markUnknown(internals, order)
    if (open !== null) return await sendAndShow(internals, open, null)
    await start(internals)
    showForm(internals, 'review')
  } catch (error) {
    // Without the stored order it is not certain that it is still open.
    internals.$state.set({ status: 'unknown', order, error: fieldError(toApiError(error).code), checking: false })
  }
}

/** Leads to a step of the form that an order has left, to the first one without a name. */
function showForm({ $state, showStep }: RedeemInternals, step: Step | null): void {
  const form = formOf($state.get())
  if (form !== null) showStep(step ?? firstStep(form.context.cards))
}

/** Replaces a placed order by the form; a newer order of another tab stays. */
const replacePlacedOrder = (
  { draft }: RedeemInternals,
  order: PlacedOrder,
  input: RedeemInput | null,
): Promise<RedeemDraft | null> =>
  draft.update((current) => {
    const isSame = current?.status === 'done' && current.ordered.at === order.at
    if (!isSame || current.ordered.orderNumber !== order.orderNumber) return current
    return input === null ? null : { status: 'editing', input, unsent: null }
  })
