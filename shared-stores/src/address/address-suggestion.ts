import type { FieldError } from '@portal/shared-contracts/domain/field-error'
import { errorField } from '@portal/shared-contracts/domain/field-error'
import { isAddressField, type AddressField, type PostalAddress } from './address-fields.ts'

export type AddressSuggestion = {
  given: PostalAddress
  suggested: PostalAddress
  /** Fields in which the two differ. */
  differing: readonly AddressField[]
}

/**
 * The suggestion of the address service (`multiAddresses`): the `value` of every error replaces what was
 * sent. Null if there is any other error, so that a suggestion never hides a Packstation, and null if
 * nothing would change.
 */
export function suggestedAddress(
  given: PostalAddress,
  errors: readonly Pick<FieldError, 'code' | 'input' | 'value'>[],
): AddressSuggestion | null {
  if (errors.some(({ code }) => code !== 'multiAddresses')) return null
  const changes = errors.flatMap(({ input, value }): [AddressField, string][] => {
    const field = errorField(input)
    return isAddressField(field) && value !== '' && value !== given[field] ? [[field, value]] : []
  })
  if (changes.length === 0) return null
  return { given, suggested: { ...given, ...Object.fromEntries(changes) }, differing: changes.map(([field]) => field) }
}
