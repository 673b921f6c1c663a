import type { FieldError } from '@delikaterie/shared-contracts/calls'
import {
  addressFields,
  tidyAddress,
  unreachablePlace,
  type AddressField,
  type PostalAddress,
} from '@delikaterie/shared-contracts/domain/delivery-address'

/** The errors of an address before it is sent: empty fields and places without delivery. */
export function addressErrors(typed: PostalAddress): FieldError[] {
  const address = tidyAddress(typed)
  const error = (code: string, input: AddressField): FieldError => ({
    code,
    input,
    inputValue: address[input],
    value: '',
  })
  const empty = addressFields.filter((field) => address[field] === '').map((field) => error('stringEmpty', field))
  const unreachable = unreachablePlace(address.street)
  return unreachable === null ? empty : [...empty, error(unreachable, 'street')]
}
