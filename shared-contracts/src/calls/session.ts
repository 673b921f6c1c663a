import * as v from '../schema.ts'
import { shopCall } from './envelope.ts'
import { LoginName, optionalFlag, optionalId, Text } from './fields.ts'
import { UserData } from './user-data.ts'

const token = optionalId

export const LoginResponse = v.object({
  meta: v.object({ success: v.literal(true), accessToken: v.string() }),
  content: UserData,
  refreshToken: token,
  secureToken: token,
  externalSessionId: token,
  webshopOnly: optionalFlag,
})
export type LoginResponse = v.InferOutput<typeof LoginResponse>

export const login = shopCall({
  name: 'login',
  method: 'POST',
  path: 'shop/user/login',
  access: 'optional',
  body: v.strictObject({ loginName: LoginName, password: Text, rememberMe: v.literal(true) }),
  response: LoginResponse,
})

export const loginByToken = shopCall({
  name: 'login by token',
  method: 'POST',
  path: 'shop/user/loginByToken',
  access: 'optional',
  body: v.strictObject({ sessionToken: v.pipe(v.string(), v.maxLength(4096)) }),
  response: LoginResponse,
})

export const refreshAccess = shopCall({
  name: 'refresh',
  method: 'POST',
  path: 'shop/user/refreshaccess',
  access: 'optional',
  body: v.strictObject({ refreshToken: v.pipe(v.string(), v.maxLength(8192)) }),
  response: v.object({ meta: v.object({ success: v.literal(true), accessToken: v.string() }) }),
})
