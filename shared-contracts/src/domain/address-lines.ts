import type { AddressField, PostalAddress } from './delivery-address.ts'

const lines: readonly (readonly AddressField[])[] = [
  ['salutation', 'firstName', 'lastName'],
  ['street', 'streetNumber'],
  ['zipCode', 'city'],
]

/** One field of an address as it is written; `marked` ones are to stand out. */
export type AddressPart = { name: AddressField; text: string; marked: boolean }

/** An address as on an envelope, without lines and parts that are empty; nobody is greeted as Divers. */
export const addressLines = (address: PostalAddress, marked: readonly AddressField[] = []): AddressPart[][] =>
  lines
    .map((fields) => fields.filter((field) => address[field] !== '' && address[field] !== 'Divers'))
    .filter((fields) => fields.length > 0)
    .map((fields) => fields.map((name) => ({ name, text: address[name], marked: marked.includes(name) })))
