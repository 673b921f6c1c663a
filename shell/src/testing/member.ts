import type { LoginResponse } from '@delikaterie/shared-contracts/calls'

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
