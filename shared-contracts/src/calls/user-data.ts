import * as v from '../schema/schema.ts'
import { brand } from '../brand/brand.ts'

/** Absent and null mean the same to us: the member has not told yet. */
const told = v.nullish(v.string(), '')

/** A member's address as the shop answers it (spec §3). */
export const Address = v.object({
  salutation: told,
  firstName: told,
  lastName: told,
  street: v.nullish(v.string(), null),
  streetNumber: told,
  zipCode: told,
  city: told,
  birthDate: told,
  countryId: told,
})
export type Address = v.InferOutput<typeof Address>

/** The profile received at login (spec §3, userData). A null account id: no loyalty account. */
export const UserData = v.object({
  loginName: told,
  email: told,
  address: Address,
  [brand.newsletterField]: v.nullish(v.boolean(), false),
  [brand.loyalty.accountIdField]: v.nullish(v.string(), null),
  [brand.loyalty.pointsField]: v.nullish(v.number(), null),
  beExcitedTimeStamp: told,
  memberSince: told,
})
export type UserData = v.InferOutput<typeof UserData>

/** The loyalty account id, or null for a web-shop-only user. */
export const accountIdOf = (user: UserData): string | null => user[brand.loyalty.accountIdField]

/** Points that can be spent, or null while unknown. */
export const pointsOf = (user: UserData): number | null => user[brand.loyalty.pointsField]

/** The same user with another balance. */
export const withPoints = (user: UserData, points: number): UserData => ({
  ...user,
  [brand.loyalty.pointsField]: points,
})

export const hasNewsletter = (user: UserData): boolean => user[brand.newsletterField]
