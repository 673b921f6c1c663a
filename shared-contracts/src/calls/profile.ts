import * as v from '../schema/schema.ts'
import { defineCall } from './call.ts'
import { Done, envelope } from './envelope.ts'
import { LongText, Text } from './text.ts'
import { UserData } from './user-data.ts'
import { localeId, nameFields, userPath } from './user-fields.ts'

const place = { street: Text, streetNumber: Text, zipCode: Text, city: Text }

/** The address of a profile as it is sent; PATCH takes any part of it. */
export const ProfileAddress = v.strictObject({ ...nameFields, ...place, birthDate: Text, countryId: Text })
export type ProfileAddress = v.InferOutput<typeof ProfileAddress>

const Profile = envelope(UserData)

export const updateProfile = defineCall({
  name: 'update profile',
  method: 'POST',
  path: userPath,
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ loginName: Text, localeId, address: ProfileAddress, disableAddressCheck: v.boolean() }),
  shape: 'envelope',
  response: Profile,
})

export const changeAddress = defineCall({
  name: 'change address',
  method: 'PATCH',
  path: userPath,
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ loginName: Text, localeId, address: v.partial(ProfileAddress) }),
  shape: 'envelope',
  response: Profile,
})

export const subscribeNewsletter = defineCall({
  name: 'subscribe newsletter',
  method: 'PATCH',
  path: userPath,
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ loginName: Text, localeId, subscribeNewsletter: v.literal(true) }),
  shape: 'envelope',
  response: Profile,
})

export const beExcited = defineCall({
  name: 'beExcited',
  method: 'PATCH',
  path: userPath,
  backend: 'shop',
  access: 'required',
  body: v.strictObject({
    loginName: Text,
    localeId,
    beExcitedTimeStamp: v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]),
  }),
  shape: 'envelope',
  response: Profile,
})

export const deleteRequest = defineCall({
  name: 'delete request',
  method: 'POST',
  path: 'shop/user/deleterequest',
  backend: 'shop',
  access: 'required',
  body: v.strictObject({
    ...nameFields,
    ...place,
    countryId: Text,
    email: Text,
    reason: LongText,
    deleteNow: v.boolean(),
  }),
  shape: 'envelope',
  response: Done,
})
