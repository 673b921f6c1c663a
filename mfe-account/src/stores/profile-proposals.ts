import {
  postalAddressOf,
  suggestedAddress,
  type AddressSuggestion,
  type PostalAddress,
} from '@portal/shared-stores/address'
import type { FieldError, ProfileAddress, UserData } from '@portal/shared-contracts/calls'
import { createNameProposal } from '@portal/shared-stores'
import { nameChanges } from '@portal/shared-stores/customer'
import { atom } from 'nanostores'
import type { Values } from '../domain/profile.ts'

/** The names, of which the shop may propose others (`changeNameCheck`). */
const nameFields = ['salutation', 'firstName', 'lastName'] as const
type Name = (typeof nameFields)[number]

/** What the shop proposes for a form with these fields: another spelling of the address, or other names. */
export function createProposals<F extends keyof ProfileAddress>(fields: readonly F[], user: () => UserData) {
  const $suggestion = atom<AddressSuggestion | null>(null)
  const isOwn = (name: Name): name is Name & F => fields.some((field) => field === name)
  const names = createNameProposal<Values<F>, Name & F>((form, errors) =>
    nameChanges<Name & F>(form, nameFields.filter(isOwn), errors),
  )
  return {
    ...names,
    $suggestion,
    /** Shows what the errors of a failed save propose; the result are the values with the proposed names. */
    apply(sent: Values<F>, errors: readonly FieldError[], accepted?: PostalAddress): Values<F> {
      $suggestion.set(suggestedAddress(accepted ?? postalAddressOf({ ...user().address, ...sent }), errors))
      return names.apply(sent, errors)
    },
    forget(): void {
      names.forget()
      $suggestion.set(null)
    },
  }
}
export type Proposals<F extends keyof ProfileAddress> = ReturnType<typeof createProposals<F>>
