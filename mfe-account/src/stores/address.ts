import { placeErrors, placeFields, placeOf, tidyPlace } from '@portal/shared-contracts/address'
import { send } from '@portal/page-library/api'
import { changeAddress } from '@portal/shared-contracts/calls'
import type { ReadableAtom } from 'nanostores'
import { createProfileForm, type ProfileContext } from './profile-form.ts'

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
