import { billingAddressOf, tidyAddress, type PostalAddress } from '@delikaterie/shared-contracts/address'
import type { Address, UserData } from '@delikaterie/shared-contracts/calls'

/** The shop requires these fields, too. */
const emptyFields = { title: '', fullName: '', company: '', department: '', addressExtension: '' } as const

/** A member's card request; the address is the profile's unless another one is given. */
export const cardRequest = ({ email, address }: UserData, to: PostalAddress = cardAddress(address)) => ({
  ...tidyAddress(to),
  ...emptyFields,
  email,
})

/** The profile's address with unknown fields empty. */
export function cardAddress(address: Address): PostalAddress {
  const { street, ...others } = billingAddressOf(address)
  return { ...others, street: street ?? '' }
}
