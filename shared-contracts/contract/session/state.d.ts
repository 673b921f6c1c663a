export type SessionState = {
  isLoggedIn: boolean
  userData: {
    address: {
      salutation: string
      firstName: string
      lastName: string
      street: string | null
      streetNumber: string
      zipCode: string
      city: string
      birthDate: string
      countryId: string
    }
    hasDelikaterieNewsletter: boolean
    convercusAccountId: string | null
    convercusPoints: number | null
    beExcitedTimeStamp: string
    memberSince: string
    webshopOnly: boolean
    loginName: string
    email: string
  } | null
  token: string | null
  refreshToken: string | null
  secureToken: string | null
  externalSessionId: string | null
  convercusToken: string | null
  loginTime: number | null
  pointUpdateTime: number | null
}
