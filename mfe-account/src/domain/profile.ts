import type { Address, ChangedUserData, ProfileAddress } from '@portal/shared-contracts/calls'

/** A profile's address as POST sends it; null is not a text of the call. */
export const profileAddress = (address: Address): ProfileAddress => ({ ...address, street: address.street ?? '' })

/**
 * The response to a change, with the member it is about: without a login name it would count for another member who logs in
 * meanwhile.
 */
export const ofMember = (response: ChangedUserData, loginName: string): ChangedUserData => ({
  ...response,
  loginName: response.loginName || loginName,
})

/** The profile after a change: what the response says, else what was sent; the shop need not send the profile back. */
export function savedProfile(
  response: ChangedUserData,
  sent: Partial<ProfileAddress>,
  loginName: string,
): ChangedUserData {
  const given = Object.entries(response.address).filter(([, value]) => value !== undefined && value !== null)
  return { ...ofMember(response, loginName), address: { ...sent, ...Object.fromEntries(given) } }
}

/** Most characters of the reason to leave; those of the call. */
export const reasonLength = 4000

export type Values<F extends string> = Readonly<Record<F, string>>

/** What a member edits: the values when editing began, and as they are typed now. */
export type Edit<F extends string> = { base: Values<F>; typed: Values<F> }

/**
 * The fields that differ from what is saved, if one of them was saved elsewhere since editing began. The member decides for
 * all together, so that no address is mixed from two.
 */
export function conflictsOf<F extends string>(fields: readonly F[], { base, typed }: Edit<F>, saved: Values<F>): F[] {
  const differing = fields.filter((field) => saved[field] !== typed[field])
  return differing.some((field) => saved[field] !== base[field]) ? differing : []
}

/** The non-empty parts, joined. */
export const joined = (parts: readonly (string | null)[], separator = ' '): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator)
