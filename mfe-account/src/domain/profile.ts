import type { Address, ProfileAddress } from '@portal/shared-contracts/calls'

/** A profile's address as POST sends it; null is not a text of the call. */
export const profileAddress = (address: Address): ProfileAddress => ({ ...address, street: address.street ?? '' })

/** Most characters of the reason to leave; those of the call. */
export const reasonLength = 4000

export type Values<F extends string> = Readonly<Record<F, string>>

/** What a member edits: the values when editing began, and as they are typed now. */
export type Edit<F extends string> = { base: Values<F>; typed: Values<F> }

/**
 * The fields that differ from what is saved, if one of them was saved elsewhere since editing began. The member decides
 * for all together, so that no address is mixed from two.
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
