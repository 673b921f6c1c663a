import type { AddressField } from '@delikaterie/shared-contracts/address'
import type { FieldError } from '@delikaterie/shared-contracts/calls'
import type { WritableAtom } from 'nanostores'
import { billingInput } from '../domain/order-error.ts'
import { firstStep } from '../domain/redeem-address.ts'
import {
  preventsOrder,
  type RedeemDraft,
  type RedeemDraftStorage,
  type RedeemInput,
  type Step,
} from './redeem-draft.ts'
import { editing, reachableStep, stepErrors } from './redeem-offer.ts'
import type { Editing, RedeemState } from './redeem-state.ts'

/** The form after a failed attempt: the step to correct, with its errors. */
export const withErrors = (state: Editing, step: Step, errors: readonly FieldError[], isRejected = false): Editing => ({
  ...state,
  step,
  errors,
  isRejected,
  attempt: state.attempt + 1,
})

/** Errors after a change of a field; those about no field were about the order as it was sent. */
const without = (errors: readonly FieldError[], input: string): FieldError[] =>
  errors.filter((error) => error.input !== input && error.input !== '' && error.input !== billingInput)

/**
 * Choosing, typing and moving between the steps. Every change is saved in the draft; if another tab
 * has ordered meanwhile, `showStored` receives its draft and the input of this tab.
 */
export function createRedeemForm(
  $state: WritableAtom<RedeemState>,
  { draft, now }: { draft: RedeemDraftStorage; now: () => number },
  showStored: (stored: RedeemDraft, input: RedeemInput) => Promise<void>,
) {
  function edit(change: (state: Editing) => Editing): void {
    const state = $state.get()
    if (state.status !== 'editing') return
    const next = change(state)
    $state.set(next)
    void save(next)
  }

  async function save({ step, input }: Editing): Promise<void> {
    try {
      const stored = await draft.update((current) =>
        current !== null && preventsOrder(current, now())
          ? current
          : { status: 'editing', step, input, unsent: current?.status === 'editing' ? current.unsent : null },
      )
      const wasOrdered = stored !== null && stored.status !== 'editing'
      if (wasOrdered && $state.get().status === 'editing') await showStored(stored, input)
    } catch (error) {
      // The input then lasts until the page is closed.
      console.warn('The input could not be stored', error)
    }
  }

  function chooseCard(cardCode: string): void {
    edit((state) => ({ ...state, input: { ...state.input, cardCode }, errors: without(state.errors, 'cardCode') }))
  }

  /** Changes a field and resets `keepAddress`, so that the changed address is checked again. */
  function changeAddress(field: AddressField | 'countryId', value: string): void {
    edit((state) => {
      const address = { ...state.input.address, [field]: value }
      const input = { ...state.input, address, keepAddress: false }
      return { ...state, input, errors: without(state.errors, field) }
    })
  }

  /** To the next step, unless this one has errors. */
  function next(): void {
    edit((state) => {
      const errors = stepErrors(state)
      if (errors.length > 0) return withErrors(state, state.step, errors)
      // The order's errors of the address are shown in their step.
      if (state.step === 'card') return { ...state, step: 'address', errors: without(state.errors, 'cardCode') }
      return { ...state, step: 'review', errors: [] }
    })
  }

  /** Back to a step; the input is kept. */
  function goTo(step: Step): void {
    const state = $state.get()
    if (state.status === 'suggestion') $state.set(editing(step, state.context, state.input))
    edit((current) => ({ ...current, step, errors: [] }))
  }

  /** Shows the step that the history names, or the first one before it that is incomplete; gives the one shown. */
  function showStep(step: Step): Step {
    const state = $state.get()
    if (state.status !== 'editing' && state.status !== 'suggestion') return step
    const first = firstStep(state.context.cards)
    const shown = reachableStep(step === 'card' ? first : step, state.input)
    if (state.status === 'suggestion' || state.step !== shown) goTo(shown)
    return shown
  }

  return { chooseCard, changeAddress, next, goTo, showStep }
}
