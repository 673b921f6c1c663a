import * as v from '../schema/schema.ts'
import { defineCall } from './call.ts'
import { Done, envelope } from './envelope.ts'
import { LongText, Text } from './text.ts'
import { UserData } from './user-data.ts'

const path = 'shop/user'
const localeId = v.literal('de_DE')
const name = { salutation: Text, firstName: Text, lastName: Text }
const place = { street: Text, streetNumber: Text, zipCode: Text, city: Text }

/** The address of a profile as it is sent; PATCH takes any part of it. */
export const ProfileAddress = v.strictObject({ ...name, ...place, birthDate: Text, countryId: Text })
export type ProfileAddress = v.InferOutput<typeof ProfileAddress>

const Profile = envelope(UserData)

export const userCheck = defineCall({
  name: 'user check',
  method: 'POST',
  path: 'shop/user/check',
  backend: 'shop',
  access: 'never',
  body: v.strictObject({ loginName: Text, sendDOI: v.optional(v.literal(true)) }),
  shape: 'envelope',
  response: Done,
})

export const register = defineCall({
  name: 'register',
  method: 'PUT',
  path,
  backend: 'shop',
  access: 'never',
  body: v.strictObject({
    loginName: Text,
    localeId,
    address: v.strictObject(name),
    password: Text,
    subscribeNewsletter: v.boolean(),
    optInUrl: v.pipe(v.string(), v.maxLength(500)),
    sendDOI: v.boolean(),
    disableDoubleOptIn: v.boolean(),
    disableAddressCheck: v.boolean(),
  }),
  shape: 'envelope',
  response: Done,
})

export const updateProfile = defineCall({
  name: 'update profile',
  method: 'POST',
  path,
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ loginName: Text, localeId, address: ProfileAddress, disableAddressCheck: v.boolean() }),
  shape: 'envelope',
  response: Profile,
})

export const changeAddress = defineCall({
  name: 'change address',
  method: 'PATCH',
  path,
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ loginName: Text, localeId, address: v.partial(ProfileAddress) }),
  shape: 'envelope',
  response: Profile,
})

export const subscribeNewsletter = defineCall({
  name: 'subscribe newsletter',
  method: 'PATCH',
  path,
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ loginName: Text, localeId, subscribeNewsletter: v.literal(true) }),
  shape: 'envelope',
  response: Profile,
})

export const beExcited = defineCall({
  name: 'beExcited',
  method: 'PATCH',
  path,
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

export const optIn = defineCall({
  name: 'opt in',
  method: 'POST',
  path: 'shop/user/optin',
  backend: 'shop',
  access: 'never',
  body: v.strictObject({ Alias: Text, EMail: Text, ObjectID: Text, SecurityCode: Text }),
  shape: 'envelope',
  response: Done,
})

export const deleteRequest = defineCall({
  name: 'delete request',
  method: 'POST',
  path: 'shop/user/deleterequest',
  backend: 'shop',
  access: 'required',
  body: v.strictObject({
    ...name,
    ...place,
    countryId: Text,
    email: Text,
    reason: LongText,
    deleteNow: v.boolean(),
  }),
  shape: 'envelope',
  response: Done,
})

export const upgrade = defineCall({
  name: 'upgrade',
  method: 'POST',
  path: 'shop/user/upgrade',
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ loginName: Text, subscribeNewsletter: v.boolean() }),
  shape: 'envelope',
  response: v.object({
    meta: v.object({ success: v.literal(true), accessToken: v.optional(v.string()) }),
    content: UserData,
  }),
})
