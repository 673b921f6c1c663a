import { demoEmail } from './demo-email.ts'
import type { PostalAddress } from '../calls/postal-address.ts'

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

const { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId } = munich

/** The demo member's address as a profile has it, in the order of the request. */
export const munichProfile = {
  salutation,
  firstName,
  lastName,
  street,
  streetNumber,
  zipCode,
  city,
  birthDate: '1980-05-17',
  countryId,
}

/** A card request of the demo member, with all fields the shop requires, in their order. */
export const cardRequest = {
  salutation,
  title: '',
  firstName,
  lastName,
  fullName: '',
  company: '',
  department: '',
  street,
  streetNumber,
  addressExtension: '',
  zipCode,
  city,
  countryId,
  email: demoEmail('mitglied'),
}
