import type { PostalAddress } from '@portal/shared-contracts/address'
import type { FieldError } from '@portal/shared-contracts/calls'
import { billingInput } from '../domain/order-error.ts'
import type { RedeemInput } from '../domain/redeem-input.ts'
import { stepErrors, type Step } from '../domain/redeem-steps.ts'
import { preventsOrder } from './redeem-draft.ts'
import { showStored } from './redeem-order.ts'
import { formOf, withErrors, type Editing, type RedeemInternals } from './redeem-state.ts'

/** Errors after a change of a field; those about no field were about the order as it was sent. */
const without = (errors: readonly FieldError[], input: string): FieldError[] =>
  errors.filter((error) => error.input !== input && error.input !== '' && error.input !== billingInput)

/**
 * Changes of the form. Each is saved in the draft; a failed save is logged, and the input lasts until the page is
 * closed. If another tab has ordered meanwhile, its order is shown.
 */
export function createRedeemForm(internals: RedeemInternals) {
  const { $state, $sending, draft, now, showStep } = internals

  function edit(change: (form: Editing) => Editing): void {
    const form = formOf($state.get())
    if (form === null) return
    const next = change(form)
    $state.set(next)
    void save(next.input)
  }

  async function save(input: RedeemInput): Promise<void> {
    try {
      const stored = await draft.update((current) =>
        current !== null && preventsOrder(current, now())
          ? current
          : { status: 'editing', input, unsent: current?.status === 'editing' ? current.unsent : null },
      )
      const wasOrdered = stored !== null && stored.status !== 'editing'
      if (wasOrdered && $state.get().status === 'editing' && !$sending.get()) await showStored(internals, stored, input)
    } catch (error) {
      console.warn('The input could not be stored', error)
    }
  }

  function chooseCard(cardCode: string): void {
    edit((form) => ({ ...form, input: { ...form.input, cardCode }, errors: without(form.errors, 'cardCode') }))
  }

  /** Changes a field and resets `keepAddress`, so that the changed address is checked again. */
  function changeAddress(field: keyof PostalAddress, value: string): void {
    edit((form) => {
      const address = { ...form.input.address, [field]: value }
      return { ...form, input: { ...form.input, address, keepAddress: false }, errors: without(form.errors, field) }
    })
  }

  /** From this step to the next one, unless it has errors. */
  function next(step: 'card' | 'address'): void {
    const form = formOf($state.get())
    if (form === null) return
    const errors = stepErrors(step, form.input)
    if (errors.length > 0) return $state.set(withErrors(form, errors))
    // The order's errors of the address are shown in their step.
    edit(() => ({ ...form, errors: step === 'card' ? without(form.errors, 'cardCode') : [] }))
    showStep(step === 'card' ? 'address' : 'review')
  }

  /** From the review or a suggestion back to a step, but not while the order is being sent. */
  function editStep(step: Step): void {
    if (!$sending.get()) showStep(step)
  }

  return { chooseCard, changeAddress, next, editStep }
}
