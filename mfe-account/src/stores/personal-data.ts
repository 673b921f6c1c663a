import { send } from '@portal/page-library/api'
import { updateProfile } from '@portal/shared-contracts/calls'
import { customerErrors, customerFields, customerOf, sentCustomer } from '@portal/shared-contracts/customer'
import { profileAddress } from '../domain/profile.ts'
import { createProfileForm, type ProfileContext } from './profile-form.ts'

/**
 * Salutation, names and birth date, saved with the whole address by POST (rule account-11). The check
 * of the saved address may object; the member accepts its suggestion or keeps the address.
 */
export const createPersonalData = (context: ProfileContext, today: () => string) =>
  createProfileForm(context, {
    fields: customerFields,
    read: ({ address }) => customerOf(address),
    validate: (customer) => customerErrors(customer, { today: today() }),
    async send(customer, { accepted, unchecked = false }) {
      const { loginName, address } = context.$user.get()
      const sent = {
        ...profileAddress(address),
        ...accepted,
        ...sentCustomer(customer, address),
      }
      const body = { loginName, localeId: 'de_DE', address: sent, disableAddressCheck: unchecked } as const
      return { sent, response: (await send(context.api, updateProfile, { body })).content }
    },
  })
