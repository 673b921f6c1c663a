import { ApiError, portalApi, send, type Api } from '@portal/page-library/api'
import { $userData } from '@portal/page-library/session'
import { bus } from '@portal/page-library/session/bus'
import { tidyPlace, type PostalAddress } from '@portal/shared-contracts/address'
import { germanyIn } from '@portal/shared-contracts/address/countries'
import { changeAddress, type Address, type ChangedUserData, type UserData } from '@portal/shared-contracts/calls'
import { keysOf } from '@portal/shared-contracts/records'
import { fieldName, streetFields } from '@portal/shared-contracts/calls/member-fields'
import { tidy } from '@portal/shared-contracts/text/tidy'
import { savedProfile } from '../session/saved-profile.ts'
import { $countries } from './countries.ts'
import { createSubmission } from './submission.ts'

type ProfilePlace = Pick<Address, keyof PostalAddress>

/** Whether the address of an order is the member's own, and another one than in the profile (rule account-43). */
export function isOwnNewAddress(ordered: PostalAddress, profile: ProfilePlace): boolean {
  const isSame = (field: keyof PostalAddress): boolean => tidy(ordered[field]) === tidy(profile[field] ?? '')
  return isSame(fieldName.firstName) && isSame(fieldName.lastName) && !keysOf(streetFields).every(isSame)
}

/** Saves the place of an order's address in the profile, by the call of Kontodaten; without a country it is Germany. */
export const createSaveAddress = (
  api: Api,
  user: () => UserData | null,
  germany: () => string,
  onSaved: (userData: ChangedUserData) => void,
) =>
  createSubmission(async (ordered: PostalAddress): Promise<void> => {
    const loginName = user()?.loginName
    if (loginName === undefined) throw new ApiError('sessionInvalid')
    const address = tidyPlace({ ...ordered, countryId: ordered.countryId || germany() })
    const { content } = await send(api, changeAddress, { body: { loginName, localeId: 'de_DE', address } })
    onSaved(savedProfile(content, address, loginName))
  })
export type SaveAddressStore = ReturnType<typeof createSaveAddress>

/** The same for the signed-in member of the page. */
export const saveAddressOfMember = (): SaveAddressStore =>
  createSaveAddress(
    portalApi,
    () => $userData.get(),
    () => germanyIn($countries.get()),
    (userData) => bus.emit('profile:changed', { userData }),
  )
