import * as v from '../schema.ts'
import { Done, shopCall } from './envelope.ts'
import { LoginName, Text } from './fields.ts'

export const requestPassword = shopCall({
  name: 'request password',
  method: 'POST',
  path: 'shop/user/password/request',
  access: 'optional',
  body: v.strictObject({ email: LoginName, resetPageUrl: v.pipe(v.string(), v.maxLength(500)) }),
  response: Done,
})

export const resetPassword = shopCall({
  name: 'reset password',
  method: 'POST',
  path: 'shop/user/password/reset',
  access: 'optional',
  body: v.strictObject({
    password: Text,
    passwordConf: Text,
    ObjectID: Text,
    Token: Text,
    autoLogin: v.literal(false),
  }),
  response: Done,
})

export const changePassword = shopCall({
  name: 'change password',
  method: 'POST',
  path: 'shop/user/password/change',
  access: 'required',
  body: v.strictObject({ oldPassword: Text, newPassword: Text, newPasswordConf: Text }),
  response: Done,
})
