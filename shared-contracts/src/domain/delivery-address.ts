/** A postal address as an order carries it: a profile's without the birth date. */
export type PostalAddress = {
  salutation: string
  firstName: string
  lastName: string
  street: string
  streetNumber: string
  zipCode: string
  city: string
  countryId: string
}

/** The parts of a postal address that a member types, in the order in which they are asked. */
export const addressFields = [
  'salutation',
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'zipCode',
  'city',
] as const satisfies readonly (keyof PostalAddress)[]
export type AddressField = (typeof addressFields)[number]

export const isAddressField = (name: string): name is AddressField =>
  (addressFields as readonly string[]).includes(name)

/** The only country rewards are sent to (spec §5, Reward order). */
export const deliveryCountry = 'DE'

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Without blanks at the ends or doubled inside; only blanks become empty (spec §5, Text inputs). */
export const tidyAddress = (address: PostalAddress): PostalAddress => ({
  salutation: tidy(address.salutation),
  firstName: tidy(address.firstName),
  lastName: tidy(address.lastName),
  street: tidy(address.street),
  streetNumber: tidy(address.streetNumber),
  zipCode: tidy(address.zipCode),
  city: tidy(address.city),
  countryId: tidy(address.countryId),
})

/** Whether a letter to one arrives like a letter to the other; blanks do not count. */
export function sameAddress(one: PostalAddress, other: PostalAddress): boolean {
  const [a, b] = [tidyAddress(one), tidyAddress(other)]
  return a.countryId === b.countryId && addressFields.every((field) => a[field] === b[field])
}

/** Packstations and PO boxes cannot be delivered to, whatever the address service thinks (spec §5). */
export function unreachablePlace(street: string): 'packstationNotAllowed' | 'postfachNotAllowed' | null {
  if (/\bpack[\s-]*station\b/i.test(street)) return 'packstationNotAllowed'
  if (/\bpost[\s-]*fach\b/i.test(street)) return 'postfachNotAllowed'
  return null
}

/** A profile's address; `street` is null until the member has told it. */
export type BillingSource = Omit<PostalAddress, 'street'> & { street: string | null }

export type OrderAddresses = { billingAddress: PostalAddress; shippingAddress?: PostalAddress | undefined }

/**
 * Which addresses an order carries (spec §5, Reward order): without a billing street the
 * delivery address bills too; a delivery address of its own is sent only with a zip code
 * and only if it differs.
 */
export function orderAddresses(billing: BillingSource, delivery: PostalAddress): OrderAddresses {
  const shippingAddress = tidyAddress(delivery)
  // An empty street is a street nobody has told, like null.
  if (!billing.street?.trim()) return { billingAddress: shippingAddress }
  const billingAddress = tidyAddress({ ...billing, street: billing.street })
  const needsItsOwn = shippingAddress.zipCode !== '' && !sameAddress(billingAddress, shippingAddress)
  return needsItsOwn ? { billingAddress, shippingAddress } : { billingAddress }
}

/** Where the parcel goes: the billing address unless the order has a delivery address. */
export const effectiveShipping = ({ billingAddress, shippingAddress }: OrderAddresses): PostalAddress =>
  shippingAddress ?? billingAddress
