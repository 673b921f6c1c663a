import { placeErrors, placeFields, placeOf, tidyPlace } from '@portal/shared-contracts/address'
import { send } from '@portal/page-library/api'
import { changeAddress, updateProfile } from '@portal/shared-contracts/calls'
import { customerErrors, customerFields, customerOf, sentCustomer } from '@portal/shared-contracts/customer'
import type { ReadableAtom } from 'nanostores'
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

/**
 * The member's address, saved by PATCH, which has no `disableAddressCheck`: a suggestion is accepted or the address
 * edited (rule account-15). Without a country it is Germany, whose id the shop names.
 */
export const createAddress = (context: ProfileContext, $germany: ReadableAtom<string>) =>
  createProfileForm(context, {
    fields: placeFields,
    read: ({ address }) => placeOf(address),
    validate: placeErrors,
    async send(place) {
      const sent = tidyPlace({ ...place, countryId: place.countryId || $germany.get() })
      const body = { loginName: context.$user.get().loginName, localeId: 'de_DE', address: sent } as const
      return { sent, response: (await send(context.api, changeAddress, { body })).content }
    },
  })
