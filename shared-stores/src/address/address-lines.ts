import type { AddressField, PostalAddress } from './address-fields.ts'

const lines: readonly (readonly AddressField[])[] = [
  ['salutation', 'firstName', 'lastName'],
  ['street', 'streetNumber'],
  ['zipCode', 'city'],
]

/** One field of an address; `marked` ones are highlighted. */
export type AddressPart = { name: AddressField; text: string; marked: boolean }

/** An address as on an envelope, without empty lines and parts; the salutation Divers is left out. */
export const addressLines = (address: PostalAddress, marked: readonly AddressField[] = []): AddressPart[][] =>
  lines
    .map((fields) => fields.filter((field) => address[field] !== '' && address[field] !== 'Divers'))
    .filter((fields) => fields.length > 0)
    .map((fields) => fields.map((name) => ({ name, text: address[name], marked: marked.includes(name) })))
