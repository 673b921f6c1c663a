import { ApiError, portalApi, send, type Api } from '@portal/page-library/api'
import { $userData } from '@portal/page-library/session'
import { bus } from '@portal/page-library/session/bus'
import { lacksPlace, tidyPlace, type PostalAddress } from '@portal/shared-contracts/address'
import { changeAddress, type Address, type ChangedUserData, type UserData } from '@portal/shared-contracts/calls'
import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { tidy } from '@portal/shared-contracts/text/tidy'
import { savedProfile } from '../session/saved-profile.ts'
import { createSubmission } from './submission.ts'

type ProfileAddress = Pick<Address, keyof PostalAddress>

/** Whether the address of an order is the first one of the member, under the member's own name (rule account-43). */
export function isFirstAddress(ordered: PostalAddress, profile: ProfileAddress): boolean {
  const isSame = (field: keyof PostalAddress): boolean => tidy(ordered[field]) === tidy(profile[field] ?? '')
  return lacksPlace(profile) && isSame(fieldName.firstName) && isSame(fieldName.lastName)
}

/** Saves the place of an order's address in the profile, by the call of Kontodaten. */
export const createSaveAddress = (
  api: Api,
  user: () => UserData | null,
  onSaved: (userData: ChangedUserData) => void,
) =>
  createSubmission(async (ordered: PostalAddress): Promise<void> => {
    const loginName = user()?.loginName
    if (loginName === undefined) throw new ApiError('sessionInvalid')
    const address = tidyPlace(ordered)
    const { content } = await send(api, changeAddress, { body: { loginName, localeId: 'de_DE', address } })
    onSaved(savedProfile(content, address, loginName))
  })
export type SaveAddressStore = ReturnType<typeof createSaveAddress>

/** The same for the signed-in member of the page. */
export const saveAddressOfMember = (): SaveAddressStore =>
  createSaveAddress(
    portalApi,
    () => $userData.get(),
    (userData) => bus.emit('profile:changed', { userData }),
  )
