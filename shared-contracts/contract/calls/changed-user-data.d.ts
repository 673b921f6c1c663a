export type ChangedUserData = {
  loginName?: string | null | undefined
  email?: string | null | undefined
  address: {
    salutation?: string | null | undefined
    firstName?: string | null | undefined
    lastName?: string | null | undefined
    street?: string | null | undefined
    streetNumber?: string | null | undefined
    zipCode?: string | null | undefined
    city?: string | null | undefined
    birthDate?: string | null | undefined
    countryId?: string | null | undefined
  }
  hasDelikaterieNewsletter?: boolean | null | undefined
  convercusAccountId: string | null
  convercusPoints: number | null
  beExcitedTimeStamp?: string | null | undefined
  memberSince?: string | null | undefined
}
