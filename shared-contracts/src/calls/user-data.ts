import * as v from '../schema.ts'
import { optionalDate, optionalFlag, optionalObject, optionalText, TextOrNumber } from './fields.ts'
import { addressReadBy, userFields } from './member-fields.ts'
import { wireObject } from './wire-names.ts'

/** A member's address in responses of the shop. */
export const Address = v.object({
  ...addressReadBy(optionalText),
  street: v.fallback(v.nullish(TextOrNumber, null), null),
})
export type Address = v.InferOutput<typeof Address>

/**
 * A member's profile, of which nothing is required. A null account id means no loyalty account. The e-mail address is
 * the login name, so that each stands for the other where only one is sent.
 */
export const UserData = v.pipe(
  wireObject({
    ...userFields(optionalText, optionalFlag, optionalObject(Address.entries), optionalDate),
    /** What the last login said; profile calls do not send it. */
    webshopOnly: optionalFlag,
  }),
  v.transform((user) => ({ ...user, loginName: user.loginName || user.email, email: user.email || user.loginName })),
)
export type UserData = v.InferOutput<typeof UserData>

/** The user data of a login, with its flag `webshopOnly`. */
export const userOf = ({ content, webshopOnly }: { content: UserData; webshopOnly: boolean }): UserData => ({
  ...content,
  webshopOnly,
})

/** The loyalty account id, or null for a web-shop-only user (rules session-9 and session-10). */
export const accountIdOf = (user: UserData): string | null => (user.webshopOnly ? null : user.loyaltyAccountId)

/** A text or a number as text; undefined without one, so that an empty text differs from an absent one. */
const givenText = v.fallback(v.nullish(TextOrNumber), undefined)

/**
 * The profile in the response to a change, with only the fields that the response has; the change succeeded whether
 * any is sent or not.
 */
export const ChangedUserData = v.fallback(
  wireObject(
    userFields(
      givenText,
      v.fallback(v.nullish(v.boolean()), undefined),
      v.fallback(v.object(addressReadBy(givenText)), {}),
      v.nullish(optionalDate),
    ),
  ),
  { address: {}, loyaltyAccountId: null, loyaltyPoints: null },
)
export type ChangedUserData = v.InferOutput<typeof ChangedUserData>
