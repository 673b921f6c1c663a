import * as v from '../schema.ts'
import { Done, envelope, shopCall } from './envelope.ts'
import { localeId, LoginName, LongText, nameFields, Text, userPath } from './fields.ts'
import { ChangedUserData } from './user-data.ts'

const who = { loginName: LoginName, localeId }
const place = { street: Text, streetNumber: Text, zipCode: Text, city: Text }

/** The address of a profile as it is sent; PATCH takes any part of it. */
export const ProfileAddress = v.strictObject({ ...nameFields, ...place, birthDate: Text, countryId: Text })
export type ProfileAddress = v.InferOutput<typeof ProfileAddress>

const Profile = envelope(ChangedUserData)

/** The time of a consent; empty withdraws it. */
const ConsentTime = v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())])

export const updateProfile = shopCall({
  name: 'update profile',
  method: 'POST',
  path: userPath,
  access: 'required',
  body: v.strictObject({ ...who, address: ProfileAddress, disableAddressCheck: v.boolean() }),
  response: Profile,
})

export const changeAddress = shopCall({
  name: 'change address',
  method: 'PATCH',
  path: userPath,
  access: 'required',
  body: v.strictObject({ ...who, address: v.partial(ProfileAddress) }),
  response: Profile,
})

export const subscribeNewsletter = shopCall({
  name: 'subscribe newsletter',
  method: 'PATCH',
  path: userPath,
  access: 'required',
  body: v.strictObject({ ...who, subscribeNewsletter: v.literal(true) }),
  response: Profile,
})

export const beExcited = shopCall({
  name: 'beExcited',
  method: 'PATCH',
  path: userPath,
  access: 'required',
  body: v.strictObject({ ...who, beExcitedTimeStamp: ConsentTime }),
  response: Profile,
})

export const deleteRequest = shopCall({
  name: 'delete request',
  method: 'POST',
  path: 'shop/user/deleterequest',
  access: 'required',
  body: v.strictObject({
    ...nameFields,
    ...place,
    countryId: Text,
    email: LoginName,
    reason: LongText,
    deleteNow: v.boolean(),
  }),
  response: Done,
})
