import { errorField } from '@delikaterie/shared-contracts/domain/address-suggestion'
import {
  addressFields,
  isAddressField,
  tidyAddress,
  unreachablePlace,
  type AddressField,
  type PostalAddress,
} from '@delikaterie/shared-contracts/domain/delivery-address'

/** What to correct: a field, and the code and value of its sentence. */
export type AddressProblem = { field: AddressField; code: string; value: string }

/** What is wrong with an address before it is sent: nothing may be missing, and the post must get there. */
export function addressProblems(address: PostalAddress): AddressProblem[] {
  const tidy = tidyAddress(address)
  const missing = addressFields
    .filter((field) => tidy[field] === '')
    .map((field): AddressProblem => ({ field, code: 'stringEmpty', value: '' }))
  const unreachable = unreachablePlace(tidy.street)
  return unreachable === null ? missing : [...missing, { field: 'street', code: unreachable, value: tidy.street }]
}

type AnswerError = { code: string; input?: string | null | undefined; inputValue?: string | null | undefined }

/** The errors of an answer that name a field of the address. */
export const answeredProblems = (errors: readonly AnswerError[]): AddressProblem[] =>
  errors.flatMap(({ code, input, inputValue }) => {
    const field = errorField(input ?? '')
    return isAddressField(field) ? [{ field, code, value: inputValue ?? '' }] : []
  })
