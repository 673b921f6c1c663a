import * as v from '../schema.ts'
import { Done, shopCall } from './envelope.ts'
import { localeId, LoginName, Mailbox, optionalId, Text, userPath } from './fields.ts'
import { nameFields } from './member-fields.ts'
import { ChangedUserData } from './user-data.ts'

/**
 * Sends the confirmation e-mail of a registration again; before `userCheck` in the table, which accepts its body, too.
 */
export const resendConfirmation = shopCall({
  name: 'resend confirmation',
  method: 'POST',
  path: 'shop/user/check',
  access: 'optional',
  body: v.strictObject({ loginName: LoginName, sendDOI: v.literal(true) }),
  response: Done,
})

export const userCheck = shopCall({
  name: 'user check',
  method: 'POST',
  path: 'shop/user/check',
  access: 'optional',
  body: v.strictObject({ loginName: LoginName, sendDOI: v.optional(v.literal(true)) }),
  response: Done,
})

export const register = shopCall({
  name: 'register',
  method: 'PUT',
  path: userPath,
  access: 'optional',
  body: v.strictObject({
    loginName: Mailbox,
    localeId,
    address: v.strictObject(nameFields),
    password: Text,
    subscribeNewsletter: v.boolean(),
    optInUrl: v.pipe(v.string(), v.maxLength(500)),
    sendDOI: v.boolean(),
    disableDoubleOptIn: v.boolean(),
    disableAddressCheck: v.boolean(),
  }),
  response: Done,
})

export const optIn = shopCall({
  name: 'opt in',
  method: 'POST',
  path: 'shop/user/optin',
  access: 'optional',
  body: v.strictObject({ Alias: Text, EMail: LoginName, ObjectID: Text, SecurityCode: Text }),
  response: Done,
})

export const upgrade = shopCall({
  name: 'upgrade',
  method: 'POST',
  path: 'shop/user/upgrade',
  access: 'required',
  body: v.strictObject({ loginName: LoginName, subscribeNewsletter: v.boolean() }),
  response: v.object({
    meta: v.object({ success: v.literal(true), accessToken: optionalId }),
    content: ChangedUserData,
  }),
})
