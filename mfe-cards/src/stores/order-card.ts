import {
  addressErrors,
  isAddressField,
  postalAddressOf,
  suggestedAddress,
  type AddressSuggestion,
  type PostalAddress,
} from '@portal/shared-contracts/address'
import { send, type Api } from '@portal/page-library/api'
import { requestCard, type FieldError, type UserData } from '@portal/shared-contracts/calls'
import { createSubmission } from '@portal/page-library/stores'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { cardRequest } from '../domain/cards.ts'
import { changeCards } from './cards.ts'

/** The address to confirm, the form to edit it, or the choice of a suggested address. */
export type OrderCardStep =
  | { name: 'review'; isReturn?: true }
  /** Restored when the page opened, the form must not take the focus. */
  | { name: 'edit'; isRestored?: true }
  | { name: 'suggestion'; suggestion: AddressSuggestion }

/**
 * Orders a card to the profile's or another address; without a country it is Germany, whose id the shop names. The
 * call has no `disableAddressCheck`, so a suggestion can only be accepted or the address edited.
 * @param onChanged called when the card is ordered, or may be because the response was lost
 */
export function createOrderCard(
  api: Api,
  member: () => UserData,
  $germany: ReadableAtom<string>,
  onChanged: () => void,
  draft: TypedDraft<PostalAddress>,
) {
  const $typed = atom<PostalAddress>(postalAddressOf(member().address))
  const $address = computed([$typed, $germany], (typed, germany) => ({
    ...typed,
    countryId: typed.countryId || germany,
  }))
  const $step = atom<OrderCardStep>({ name: 'review' })
  const submission = createSubmission(
    (address: PostalAddress) => {
      const body = cardRequest(member(), address)
      return changeCards(() => send(api, requestCard, { body }), draft, onChanged)
    },
    { validate: (address) => addressErrors(address, 'card') },
  )
  const isLocked = (): boolean => ['sending', 'succeeded'].includes(submission.$state.get().status)

  /** Restores an address that was typed before a reload or a logout. */
  async function restore(): Promise<void> {
    const stored = await draft.load()
    if (stored === null || isLocked() || $step.get().name !== 'review') return
    $typed.set(stored)
    $step.set({ name: 'edit', isRestored: true })
  }

  function edit(): void {
    if (isLocked()) return
    submission.reset()
    $step.set({ name: 'edit' })
  }

  /** Returns to the profile's address. */
  function cancel(): void {
    if (isLocked()) return
    submission.reset()
    $typed.set(postalAddressOf(member().address))
    $step.set({ name: 'review', isReturn: true })
    void draft.remove()
  }

  function change(field: keyof PostalAddress, value: string): void {
    if (isLocked() || $step.get().name !== 'edit') return
    $typed.set({ ...$typed.get(), [field]: value })
    void draft.save($typed.get())
    submission.clearErrors(field)
  }

  async function submit(): Promise<void> {
    if (isLocked()) return
    await submission.submit($address.get())
    const state = submission.$state.get()
    if (state.status === 'failed') $step.set(stepAfter($step.get(), $address.get(), state.errors))
  }

  async function acceptSuggestion(): Promise<void> {
    const step = $step.get()
    if (step.name !== 'suggestion') return
    $typed.set(step.suggestion.suggested)
    await submit()
  }

  return { $address, $step, $state: submission.$state, restore, edit, cancel, change, submit, acceptSuggestion }
}
export type OrderCardStore = ReturnType<typeof createOrderCard>

/** The step that shows the errors. */
function stepAfter(step: OrderCardStep, address: PostalAddress, errors: readonly FieldError[]): OrderCardStep {
  const suggestion = suggestedAddress(address, errors)
  if (suggestion !== null) return { name: 'suggestion', suggestion }
  if (step.name === 'edit') return step
  return { name: errors.some(({ input }) => isAddressField(input)) ? 'edit' : 'review' }
}
