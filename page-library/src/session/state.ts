import * as v from '@portal/shared-contracts/schema'
import { UserData } from '@portal/shared-contracts/calls/user-data'

const token = v.nullable(v.string())

/**
 * The session of a page, stored under the field names of the wire (docs/product/session.md); times in ms since 1970.
 */
export const SessionState = v.object({
  isLoggedIn: v.boolean(),
  userData: v.nullable(UserData),
  token,
  refreshToken: token,
  secureToken: token,
  externalSessionId: token,
  loyaltyToken: token,
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
  loyaltyToken: null,
  loginTime: null,
  pointUpdateTime: null,
}
