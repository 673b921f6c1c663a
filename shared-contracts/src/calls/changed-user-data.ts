import * as v from '../schema/schema.ts'
import { brand } from '../brand/brand.ts'
import { optionalAmount, optionalId, TextOrNumber } from './response-fields.ts'

/** A text or a number as text; undefined without one, so that an empty text differs from an absent one. */
const givenText = v.fallback(v.nullish(TextOrNumber), undefined)

const ChangedAddress = v.object({
  salutation: givenText,
  firstName: givenText,
  lastName: givenText,
  street: givenText,
  streetNumber: givenText,
  zipCode: givenText,
  city: givenText,
  birthDate: givenText,
  countryId: givenText,
})

/**
 * The profile in the response to a change, with only the fields that the response has; the change succeeded whether
 * any is sent or not.
 */
export const ChangedUserData = v.fallback(
  v.object({
    loginName: givenText,
    email: givenText,
    address: v.fallback(ChangedAddress, {}),
    [brand.newsletterField]: v.fallback(v.nullish(v.boolean()), undefined),
    [brand.loyalty.accountIdField]: optionalId,
    [brand.loyalty.pointsField]: optionalAmount,
    beExcitedTimeStamp: givenText,
    memberSince: givenText,
  }),
  { address: {}, [brand.loyalty.accountIdField]: null, [brand.loyalty.pointsField]: null },
)
export type ChangedUserData = v.InferOutput<typeof ChangedUserData>
