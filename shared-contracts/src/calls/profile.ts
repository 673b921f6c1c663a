import * as v from '../schema.ts'
import type { Method } from './call.ts'
import { Done, envelope, shopCall } from './envelope.ts'
import { localeId, LoginName, LongText, userPath } from './fields.ts'
import { countryField, nameFields, profileAddressFields, streetFields } from './member-fields.ts'
import { ChangedUserData } from './user-data.ts'

/** The address of a profile as it is sent; PATCH takes any part of it. */
export const ProfileAddress = v.strictObject(profileAddressFields)
export type ProfileAddress = v.InferOutput<typeof ProfileAddress>

/** The time of a consent; empty withdraws it. */
const ConsentTime = v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())])

/** A change of the profile, which the response has as it is then. */
const profileCall = <const Name extends string, const M extends Method, const Fields extends v.ObjectEntries>(
  name: Name,
  method: M,
  fields: Fields,
) =>
  shopCall({
    name,
    method,
    path: userPath,
    access: 'required',
    body: v.strictObject({ loginName: LoginName, localeId, ...fields }),
    response: envelope(ChangedUserData),
  })

export const updateProfile = profileCall('update profile', 'POST', {
  address: ProfileAddress,
  disableAddressCheck: v.boolean(),
})
export const changeAddress = profileCall('change address', 'PATCH', { address: v.partial(ProfileAddress) })
export const subscribeNewsletter = profileCall('subscribe newsletter', 'PATCH', {
  subscribeNewsletter: v.literal(true),
})
export const beExcited = profileCall('beExcited', 'PATCH', { beExcitedTimeStamp: ConsentTime })

export const deleteRequest = shopCall({
  name: 'delete request',
  method: 'POST',
  path: 'shop/user/deleterequest',
  access: 'required',
  body: v.strictObject({
    ...nameFields,
    ...streetFields,
    ...countryField,
    email: LoginName,
    reason: LongText,
    deleteNow: v.boolean(),
  }),
  response: Done,
})
