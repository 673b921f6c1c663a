import { isAddressField, type AddressField, type PostalAddress } from './delivery-address.ts'

export type AddressSuggestion = {
  given: PostalAddress
  suggested: PostalAddress
  /** Fields in which the two differ. */
  differing: readonly AddressField[]
}

/** An error of an answer as far as a suggestion needs it. */
export type SuggestingError = { code: string; input?: string | null | undefined; value?: string | null | undefined }

/** The field an error is about, without the address it stands in (`shippingAddress.street`). */
export const errorField = (input: string): string => input.slice(input.lastIndexOf('.') + 1)

/**
 * The address service's suggestion: every error's `value` merged into what was sent
 * (design §10, multiAddresses). Null when anything else is wrong too, so that a
 * Packstation is never waved through with a suggestion, or when nothing would change.
 */
export function suggestedAddress(given: PostalAddress, errors: readonly SuggestingError[]): AddressSuggestion | null {
  if (errors.some(({ code }) => code !== 'multiAddresses')) return null
  const changes = errors.flatMap(({ input, value }): [AddressField, string][] => {
    const field = errorField(input ?? '')
    return isAddressField(field) && value && value !== given[field] ? [[field, value]] : []
  })
  if (changes.length === 0) return null
  return { given, suggested: { ...given, ...Object.fromEntries(changes) }, differing: changes.map(([field]) => field) }
}
