import * as v from '../schema/schema.ts'
import { defineCall } from './call.ts'
import { Done } from './envelope.ts'
import { Text } from './text.ts'
import { UserData } from './user-data.ts'
import { localeId, nameFields, userPath } from './user-fields.ts'

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
  path: userPath,
  backend: 'shop',
  access: 'never',
  body: v.strictObject({
    loginName: Text,
    localeId,
    address: v.strictObject(nameFields),
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
