import { placeErrors, placeFields, placeOf, tidyPlace } from '@portal/shared-stores/address'
import { send } from '@portal/shared-contracts/api'
import { changeAddress } from '@portal/shared-contracts/calls'
import type { ReadableAtom } from 'nanostores'
import type { ProfileContext } from './personal-data.ts'
import { createProfileForm } from './profile-form.ts'

/**
 * The member's address, saved by PATCH, which has no `disableAddressCheck`: a suggestion is accepted or the address
 * edited (docs/product/account.md rule 15). Without a country it is Germany, whose id the shop names.
 */
export const createAddress = ({ api, $user, draft, onSaved }: ProfileContext, $germany: ReadableAtom<string>) =>
  createProfileForm({
    fields: placeFields,
    $user,
    read: ({ address }) => placeOf(address),
    validate: (place) => placeErrors(place),
    async send(place) {
      const sent = tidyPlace({ ...place, countryId: place.countryId || $germany.get() })
      const body = { loginName: $user.get().loginName, localeId: 'de_DE', address: sent } as const
      return { sent, response: (await send(api, changeAddress, { body })).content }
    },
    draft,
    onSaved,
  })
