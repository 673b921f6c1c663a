import * as v from '../schema/schema.ts'
import { brand } from '../brand/brand.ts'
import { optionalAmount, optionalFlag, optionalId, optionalObject, optionalText } from './response-fields.ts'

/** A member's address in responses of the shop. */
export const Address = v.object({
  salutation: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  street: v.fallback(v.nullish(v.string(), null), null),
  streetNumber: optionalText,
  zipCode: optionalText,
  city: optionalText,
  birthDate: optionalText,
  countryId: optionalText,
})
export type Address = v.InferOutput<typeof Address>

/**
 * A member's profile, of which nothing is required. A null account id means no loyalty account. The e-mail address is
 * the login name, so that each stands for the other where only one is sent.
 */
export const UserData = v.pipe(
  v.object({
    loginName: optionalText,
    email: optionalText,
    address: optionalObject(Address.entries),
    [brand.newsletterField]: optionalFlag,
    [brand.loyalty.accountIdField]: optionalId,
    [brand.loyalty.pointsField]: optionalAmount,
    beExcitedTimeStamp: optionalText,
    memberSince: optionalText,
    /** What the last login said; profile calls do not send it. */
    webshopOnly: optionalFlag,
  }),
  v.transform((user) => ({ ...user, loginName: user.loginName || user.email, email: user.email || user.loginName })),
)
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
