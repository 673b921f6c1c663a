import type { ChangedUserData, UserData } from '@portal/shared-contracts/calls'
import { munich } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { createApi } from '../api/index.ts'
import { testUser } from '../testing/member.ts'
import { createSaveAddress, isOwnNewAddress } from './save-address.ts'

const withoutPlace = { ...munich, street: null, streetNumber: '', zipCode: '', city: '', countryId: '' }

// Rule: account-43
test.each([
  { title: 'the first address of a member', ordered: munich, profile: withoutPlace, isOffered: true },
  { title: 'another place', ordered: { ...munich, city: 'Grünwald' }, profile: munich, isOffered: true },
  { title: 'the address of the profile', ordered: munich, profile: munich, isOffered: false },
  { title: 'blanks more', ordered: { ...munich, city: ` ${munich.city} ` }, profile: munich, isOffered: false },
  { title: 'someone else', ordered: { ...munich, firstName: 'Ida' }, profile: withoutPlace, isOffered: false },
  { title: 'another salutation', ordered: { ...munich, salutation: '' }, profile: munich, isOffered: false },
])('an order to $title offers to save the address: $isOffered', ({ ordered, profile, isOffered }) => {
  expect(isOwnNewAddress(ordered, profile)).toBe(isOffered)
})

/** A store for this user; `sent` are the bodies of its calls, which a shop that sends no profile back has answered. */
function openStore(user: UserData | null) {
  const sent: unknown[] = []
  const saved: ChangedUserData[] = []
  const api = createApi({
    origin: 'https://portal.test',
    tokens: () => ({ accessToken: 'A', loyaltyToken: null }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({ method: request.method, body: await request.json() })
      return Response.json({ meta: { success: true }, content: {} })
    },
  })
  const store = createSaveAddress(
    api,
    () => user,
    () => 'germany',
    (userData) => saved.push(userData),
  )
  return { store, sent, saved }
}

// Rule: account-43
test('the place of an order is saved, in Germany without a country', async () => {
  const { store, sent, saved } = openStore(testUser('a'))
  await store.submit({ ...munich, zipCode: ' 82031', countryId: '' })
  const { street, streetNumber, city } = munich
  const address = { street, streetNumber, zipCode: '82031', city, countryId: 'germany' }
  const { loginName } = testUser('a')
  expect(sent).toEqual([{ method: 'PATCH', body: { loginName, localeId: 'de_DE', address } }])
  expect(saved).toMatchObject([{ loginName, address }])
})

test('after the session has ended nothing is sent', async () => {
  const { store, sent } = openStore(null)
  await store.submit(munich)
  expect(store.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'sessionInvalid' }] })
  expect(sent).toEqual([])
})
