import * as v from '../schema/schema.ts'
import { brand } from '../brand/brand.ts'

/** A field without a value is absent or null. */
const optionalText = v.nullish(v.string(), '')

/** A member's address in responses of the shop. */
export const Address = v.object({
  salutation: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  street: v.nullish(v.string(), null),
  streetNumber: optionalText,
  zipCode: optionalText,
  city: optionalText,
  birthDate: optionalText,
  countryId: optionalText,
})
export type Address = v.InferOutput<typeof Address>

/** A member's profile. A null account id means no loyalty account. */
export const UserData = v.object({
  loginName: optionalText,
  email: optionalText,
  address: Address,
  [brand.newsletterField]: v.nullish(v.boolean(), false),
  [brand.loyalty.accountIdField]: v.nullish(v.string(), null),
  [brand.loyalty.pointsField]: v.nullish(v.number(), null),
  beExcitedTimeStamp: optionalText,
  memberSince: optionalText,
  /** What the last login said; profile calls do not send it. */
  webshopOnly: v.nullish(v.boolean(), false),
})
export type UserData = v.InferOutput<typeof UserData>

/** The loyalty account id, or null for a web-shop-only user (docs/product/session.md, rules 9 and 10). */
export const accountIdOf = (user: UserData): string | null =>
  user.webshopOnly ? null : user[brand.loyalty.accountIdField]

/** Points that can be spent, or null while unknown. */
export const pointsOf = (user: UserData): number | null => user[brand.loyalty.pointsField]

/** The same user with another balance. */
export const withPoints = (user: UserData, points: number): UserData => ({
  ...user,
  [brand.loyalty.pointsField]: points,
})

export const hasNewsletter = (user: UserData): boolean => user[brand.newsletterField]
