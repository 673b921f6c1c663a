import { toApiError } from '@delikaterie/shared-contracts/api'
import { suggestedAddress, type AddressSuggestion } from '@delikaterie/shared-contracts/domain/address-suggestion'
import type { AddressField, PostalAddress } from '@delikaterie/shared-contracts/domain/delivery-address'
import { atom } from 'nanostores'
import { addressProblems, answeredProblems, type AddressProblem } from '../domain/address-problems.ts'

export type OrderCardState =
  /** The address as it stands, to be ordered to; `code` is a failure that is about no field. */
  | { status: 'reviewing'; code: string | null }
  | { status: 'editing'; code: string | null; problems: readonly AddressProblem[]; attempt: number }
  | { status: 'suggestion'; suggestion: AddressSuggestion }
  | { status: 'sending'; before: 'reviewing' | 'editing' | 'suggestion' }
  | { status: 'ordered' }

/**
 * Ordering a card to the profile's or another address. The call knows no
 * `disableAddressCheck`, so a suggestion is accepted or the address edited (design §10).
 */
export function createOrderCard(profileAddress: PostalAddress, order: (address: PostalAddress) => Promise<void>) {
  const $address = atom<PostalAddress>(profileAddress)
  const $state = atom<OrderCardState>({ status: 'reviewing', code: null })
  let attempt = 0

  function edit(): void {
    const { status } = $state.get()
    if (status === 'reviewing' || status === 'suggestion')
      $state.set({ status: 'editing', code: null, problems: [], attempt: 0 })
  }

  function change(field: AddressField | 'countryId', value: string): void {
    const state = $state.get()
    if (state.status !== 'editing') return
    $address.set({ ...$address.get(), [field]: value })
    $state.set({ ...state, problems: state.problems.filter((problem) => problem.field !== field) })
  }

  function correct(problems: readonly AddressProblem[], code: string | null = null): void {
    attempt += 1
    $state.set({ status: 'editing', code, problems, attempt })
  }

  async function submit(): Promise<void> {
    const { status } = $state.get()
    if (status === 'sending' || status === 'ordered') return
    const address = $address.get()
    const problems = addressProblems(address)
    if (problems.length > 0) return correct(problems)
    $state.set({ status: 'sending', before: status })
    try {
      await order(address)
      $state.set({ status: 'ordered' })
    } catch (error) {
      refused(error, status)
    }
  }

  function refused(error: unknown, before: 'reviewing' | 'editing' | 'suggestion'): void {
    const { code, errors } = toApiError(error)
    const suggestion = errors.length > 0 ? suggestedAddress($address.get(), errors) : null
    if (suggestion !== null) return $state.set({ status: 'suggestion', suggestion })
    const problems = answeredProblems(errors)
    if (problems.length > 0) return correct(problems)
    if (before === 'editing') return correct([], code)
    $state.set({ status: 'reviewing', code })
  }

  /** Orders to the address the service suggests. */
  async function accept(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'suggestion') return
    $address.set(state.suggestion.suggested)
    await submit()
  }

  return { $address, $state, edit, change, submit, accept }
}
export type OrderCardModel = ReturnType<typeof createOrderCard>
