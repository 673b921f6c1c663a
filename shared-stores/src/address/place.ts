import type { Address } from '@portal/shared-contracts/calls/user-data'
import type { FieldError } from '@portal/shared-contracts/domain/field-error'
import { addressErrors } from './address-errors.ts'
import { tidyAddress, type PostalAddress } from './address-fields.ts'

/** The fields of an address without the name, in the order of the form. */
export const placeFields = ['street', 'streetNumber', 'zipCode', 'city', 'countryId'] as const
export type Place = Pick<PostalAddress, (typeof placeFields)[number]>

const noName = { salutation: '', firstName: '', lastName: '' }

/** The place of a profile's address. */
export const placeOf = ({ street, streetNumber, zipCode, city, countryId }: Address): Place => ({
  street: street ?? '',
  streetNumber,
  zipCode,
  city,
  countryId,
})

/** Without blanks at the ends and repeated blanks inside. */
export function tidyPlace(place: Place): Place {
  const { street, streetNumber, zipCode, city, countryId } = tidyAddress({ ...noName, ...place })
  return { street, streetNumber, zipCode, city, countryId }
}

/** The errors of a place before it is sent; what a postcode looks like is the shop's to say, because of its countries. */
export const placeErrors = (place: Place): FieldError[] =>
  addressErrors({ ...noName, ...place }, 'card').filter(({ input }) => !Object.hasOwn(noName, input))
