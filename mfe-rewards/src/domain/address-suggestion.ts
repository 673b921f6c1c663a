import type { ErrorMessage } from '@delikaterie/shared-contracts/calls'
import {
  isAddressField,
  type AddressField,
  type PostalAddress,
} from '@delikaterie/shared-contracts/domain/delivery-address'

export type AddressSuggestion = {
  given: PostalAddress
  suggested: PostalAddress
  /** Fields in which the two differ. */
  differing: readonly AddressField[]
}

/** The field an error is about, without the address it stands in. */
export const fieldName = (input: string): string => input.slice(input.lastIndexOf('.') + 1)

/**
 * The address service's suggestion: every error's `value` merged into what was sent
 * (design §10, multiAddresses). Null when anything else is wrong too, so that a
 * Packstation is never waved through with a suggestion, or when nothing would change.
 */
export function addressSuggestion(given: PostalAddress, errors: readonly ErrorMessage[]): AddressSuggestion | null {
  if (errors.some(({ code }) => code !== 'multiAddresses')) return null
  const changes = errors.flatMap(({ input, value }): [AddressField, string][] => {
    const field = fieldName(input ?? '')
    return isAddressField(field) && value && value !== given[field] ? [[field, value]] : []
  })
  if (changes.length === 0) return null
  return { given, suggested: { ...given, ...Object.fromEntries(changes) }, differing: changes.map(([field]) => field) }
}
