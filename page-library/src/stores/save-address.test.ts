import type { ChangedUserData, UserData } from '@portal/shared-contracts/calls'
import { munich, vienna } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { createApi } from '../api/index.ts'
import { testUser } from '../testing/member.ts'
import { createSaveAddress, isFirstAddress } from './save-address.ts'

const withoutPlace = { ...munich, street: null, streetNumber: '', zipCode: '', city: '', countryId: '' }

// Rule: account-43
test.each([
  { title: 'the first address of a member', ordered: munich, profile: withoutPlace, isOffered: true },
  { title: 'it without a salutation', ordered: { ...munich, salutation: '' }, profile: withoutPlace, isOffered: true },
  { title: 'another name', ordered: { ...munich, firstName: 'Ida' }, profile: withoutPlace, isOffered: false },
  { title: 'another place than the profile', ordered: munich, profile: vienna, isOffered: false },
])('an order to $title offers to save the address: $isOffered', ({ ordered, profile, isOffered }) => {
  expect(isFirstAddress(ordered, profile)).toBe(isOffered)
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
    (userData) => saved.push(userData),
  )
  return { store, sent, saved }
}

// Rule: account-43
test('the place of an order is saved', async () => {
  const { store, sent, saved } = openStore(testUser('a'))
  await store.submit({ ...munich, zipCode: ' 82031' })
  const { street, streetNumber, city, countryId } = munich
  const address = { street, streetNumber, zipCode: '82031', city, countryId }
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
