import type { PostalAddress } from '../address/address-fields.ts'

/** A valid German address; the demo member's in the sandbox. */
export const munich: PostalAddress = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Hauptstraße',
  streetNumber: '7',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
}

/** A valid address outside the delivery country. */
export const vienna: PostalAddress = {
  ...munich,
  street: 'Naschmarktgasse',
  streetNumber: '3',
  zipCode: '1060',
  city: 'Wien',
  countryId: 'AT',
}
