import type { LoginResponse } from '@delikaterie/shared-contracts/calls'
import type { SessionState } from '@delikaterie/shared-contracts/session'
import { emptyState } from '../../../shared-contracts/src/session/state.ts'

const address = {
  salutation: '',
  firstName: '',
  lastName: '',
  street: null,
  streetNumber: '',
  zipCode: '',
  city: '',
  birthDate: '',
  countryId: '',
}

/** The response to a login of the member with this loyalty account. */
export const loginOf = (account: string): LoginResponse => ({
  meta: { success: true, accessToken: `A-${account}` },
  content: {
    loginName: `${account}@example.org`,
    email: '',
    address,
    hasDelikaterieNewsletter: false,
    convercusAccountId: account,
    convercusPoints: 100,
    beExcitedTimeStamp: '',
    memberSince: '',
  },
  refreshToken: `R-${account}`,
  secureToken: null,
  externalSessionId: null,
  webshopOnly: false,
})

/** The session of this member, who logged in at this time. */
export function sessionOf(account: string, time: number): SessionState {
  const { meta, content, refreshToken } = loginOf(account)
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
