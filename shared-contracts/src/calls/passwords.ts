import * as v from '../schema/schema.ts'
import { defineCall } from './call.ts'
import { Done } from './envelope.ts'
import { Text } from './text.ts'

export const requestPassword = defineCall({
  name: 'request password',
  method: 'POST',
  path: 'shop/user/password/request',
  backend: 'shop',
  access: 'never',
  body: v.strictObject({ email: Text, resetPageUrl: v.pipe(v.string(), v.maxLength(500)) }),
  shape: 'envelope',
  response: Done,
})

export const resetPassword = defineCall({
  name: 'reset password',
  method: 'POST',
  path: 'shop/user/password/reset',
  backend: 'shop',
  access: 'never',
  body: v.strictObject({
    password: Text,
    passwordConf: Text,
    ObjectID: Text,
    Token: Text,
    autoLogin: v.literal(false),
  }),
  shape: 'envelope',
  response: Done,
})

export const changePassword = defineCall({
  name: 'change password',
  method: 'POST',
  path: 'shop/user/password/change',
  backend: 'shop',
  access: 'required',
  body: v.strictObject({ oldPassword: Text, newPassword: Text, newPasswordConf: Text }),
  shape: 'envelope',
  response: Done,
})
