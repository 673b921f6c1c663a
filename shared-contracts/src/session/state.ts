import * as v from '../schema.ts'
import { brand } from '../brand/brand.ts'
import { UserData } from '../calls/user-data.ts'

const token = v.nullable(v.string())

/** The stored state (docs/product/session.md); times in ms since 1970. */
export const SessionState = v.object({
  isLoggedIn: v.boolean(),
  userData: v.nullable(UserData),
  token,
  refreshToken: token,
  secureToken: token,
  externalSessionId: token,
  [brand.loyalty.tokenField]: token,
  loginTime: v.nullable(v.number()),
  pointUpdateTime: v.nullable(v.number()),
})
export type SessionState = v.InferOutput<typeof SessionState>

export const emptyState: SessionState = {
  isLoggedIn: false,
  userData: null,
  token: null,
  refreshToken: null,
  secureToken: null,
  externalSessionId: null,
  [brand.loyalty.tokenField]: null,
  loginTime: null,
  pointUpdateTime: null,
}
