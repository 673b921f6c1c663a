import { suggestedAddress, type AddressSuggestion, type PostalAddress } from '@delikaterie/shared-contracts/address'
import type { FieldError, ProfileAddress, UserData } from '@delikaterie/shared-contracts/calls'
import { nameChanges, withNames, type NameChange } from '@delikaterie/shared-contracts/customer'
import { errorField } from '@delikaterie/shared-contracts/domain/field-error'
import { atom } from 'nanostores'
import { postalAddress, type Values } from '../domain/profile.ts'

/** The names, of which the shop may propose others (`changeNameCheck`). */
const names = ['salutation', 'firstName', 'lastName'] as const
type Name = (typeof names)[number]

/** What the shop proposes for a form with these fields: another spelling of the address, or other names. */
export function createProposals<F extends keyof ProfileAddress>(fields: readonly F[], user: () => UserData) {
  const $suggestion = atom<AddressSuggestion | null>(null)
  const $nameChanges = atom<readonly NameChange<Name & F>[]>([])
  /** The values as they were sent when the shop last proposed other names. */
  let refused: Values<F> | null = null
  const isOwn = (name: Name): name is Name & F => fields.some((field) => field === name)

  return {
    $suggestion,
    $nameChanges,
    /** Shows what the errors of a failed save propose; the result are the values with the proposed names. */
    apply(sent: Values<F>, errors: readonly FieldError[], accepted?: PostalAddress): Values<F> {
      $suggestion.set(suggestedAddress(accepted ?? postalAddress(user().address, sent), errors))
      const proposed = errors.filter(({ code }) => code === 'changeNameCheck')
      if (proposed.length === 0) return sent
      refused = sent
      const byField = proposed.map(({ input, value }) => ({ input: errorField(input), value }))
      $nameChanges.set(nameChanges<Name & F>(sent, names.filter(isOwn), byField))
      return withNames(sent, $nameChanges.get(), 'to')
    },
    /** Whether the values are those for which the shop has proposed other names; sent again they skip its check. */
    isRefused: (values: Values<F>): boolean =>
      refused !== null && fields.every((field) => values[field] === refused?.[field]),
    forget(): void {
      refused = null
      $suggestion.set(null)
      $nameChanges.set([])
    },
  }
}
export type Proposals<F extends keyof ProfileAddress> = ReturnType<typeof createProposals<F>>
