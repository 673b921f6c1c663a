import { send, type Api } from '@portal/shared-contracts/api'
import { updateProfile, type ChangedUserData, type UserData } from '@portal/shared-contracts/calls'
import { tidy } from '@portal/shared-stores/address'
import { customerErrors, customerFields, customerOf, sentBirthDate } from '@portal/shared-stores/customer'
import type { ReadableAtom } from 'nanostores'
import { profileAddress } from '../domain/profile.ts'
import type { DraftStore } from './profile-edit.ts'
import { createProfileForm } from './profile-form.ts'

export type ProfileContext = {
  api: Api
  $user: ReadableAtom<UserData>
  draft: DraftStore
  onSaved: (userData: ChangedUserData) => void
}

/**
 * Salutation, names and birth date, saved with the whole address by POST (docs/product/account.md rule 11). The check
 * of the saved address may object; the member accepts its suggestion or keeps the address.
 */
export const createPersonalData = ({ api, $user, draft, onSaved }: ProfileContext, today: () => string) =>
  createProfileForm({
    fields: customerFields,
    $user,
    read: ({ address }) => customerOf(address),
    validate: (customer) => customerErrors(customer, { today: today() }),
    async send(customer, { accepted, unchecked = false }) {
      const { loginName, address } = $user.get()
      const sent = {
        ...profileAddress(address),
        ...accepted,
        salutation: tidy(customer.salutation),
        firstName: tidy(customer.firstName),
        lastName: tidy(customer.lastName),
        birthDate: sentBirthDate(customer.birthDate, address.birthDate),
      }
      const body = { loginName, localeId: 'de_DE', address: sent, disableAddressCheck: unchecked } as const
      return { sent, response: (await send(api, updateProfile, { body })).content }
    },
    draft,
    onSaved,
  })
