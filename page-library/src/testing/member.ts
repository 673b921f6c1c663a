import { LoginResponse } from '@portal/shared-contracts/calls/session'
import { UserData } from '@portal/shared-contracts/calls/user-data'
import * as v from '@portal/shared-contracts/schema'
import { emptyState, type SessionState } from '../session/state.ts'

/** The profile of a member with 100 points, or of a web-shop-only user. */
export const testUser = (account: string | null, loginName = `${account}@example.org`): UserData =>
  v.parse(UserData, {
    loginName,
    address: {},
    loyaltyAccountId: account,
    loyaltyPoints: 100,
  })

/** The response to a login of this member. */
export const testLogin = (account: string | null): LoginResponse =>
  v.parse(LoginResponse, {
    meta: { success: true, accessToken: `A-${account}` },
    content: testUser(account),
    refreshToken: `R-${account}`,
  })

/** The session of this member, who logged in at this time. */
export function testSession(account: string | null, time: number): SessionState {
  const { meta, content, refreshToken } = testLogin(account)
  return {
    ...emptyState,
    isLoggedIn: true,
    userData: content,
    token: meta.accessToken,
    refreshToken,
    loginTime: time,
    pointUpdateTime: time,
  }
}
