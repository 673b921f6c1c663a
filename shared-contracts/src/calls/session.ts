import * as v from '../schema/schema.ts'
import { defineCall } from './call.ts'
import { Text } from './text.ts'
import { UserData } from './user-data.ts'

const token = v.nullish(v.string(), null)

export const LoginResponse = v.object({
  meta: v.object({ success: v.literal(true), accessToken: v.string() }),
  content: UserData,
  refreshToken: token,
  secureToken: token,
  externalSessionId: token,
  webshopOnly: v.nullish(v.boolean(), false),
})
export type LoginResponse = v.InferOutput<typeof LoginResponse>

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: 'shop/user/login',
  backend: 'shop',
  access: 'never',
  body: v.strictObject({ loginName: Text, password: Text, rememberMe: v.literal(true) }),
  shape: 'envelope',
  response: LoginResponse,
})

export const loginByToken = defineCall({
  name: 'login by token',
  method: 'POST',
  path: 'shop/user/loginByToken',
  backend: 'shop',
  access: 'never',
  body: v.strictObject({ sessionToken: v.pipe(v.string(), v.maxLength(4096)) }),
  shape: 'envelope',
  response: LoginResponse,
})

export const refreshAccess = defineCall({
  name: 'refresh',
  method: 'POST',
  path: 'shop/user/refreshaccess',
  backend: 'shop',
  access: 'optional',
  body: v.strictObject({ refreshToken: v.pipe(v.string(), v.maxLength(8192)) }),
  shape: 'envelope',
  response: v.object({ meta: v.object({ success: v.literal(true), accessToken: v.string() }) }),
})
