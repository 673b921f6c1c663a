import { createApi } from '@portal/page-library/api'
import { expect, test } from 'vitest'
import { knownCountries } from '@portal/shared-contracts/address/countries'
import { createCountries } from './countries.ts'

const success = (content: unknown) => JSON.stringify({ meta: { success: true }, content })

/** A store whose shop sends these responses in turn. */
function countriesFrom(...responses: string[]) {
  const requests: string[] = []
  const api = createApi({
    origin: 'http://portal.test',
    tokens: () => ({ accessToken: null, loyaltyToken: null }),
    fetch: async (input) => {
      requests.push(new Request(input).url)
      return new Response(responses[requests.length - 1] ?? '')
    },
  })
  return { ...createCountries(api), requests }
}

// Rule: formats-20
test('the countries of the shop are asked once and replace the known ones', async () => {
  const { $countries, load, requests } = countriesFrom(success([{ countryId: 7, name: 'Deutschland' }]))
  expect($countries.get()).toEqual(knownCountries)
  $countries.listen(() => {})
  expect(await load()).toEqual([{ countryId: '7', name: 'Deutschland' }])
  expect($countries.get()).toEqual(await load())
  expect(requests).toHaveLength(1)
})

test.each([{ response: '<html>' }, { response: success([]) }, { response: success(null) }])(
  'the known countries stay where the shop sends $response',
  async ({ response }) => {
    expect(await countriesFrom(response).load()).toEqual(knownCountries)
  },
)

test('countries that could not be loaded are asked again', async () => {
  const { load } = countriesFrom('', success([{ countryId: 'FR', name: 'Frankreich' }]))
  expect(await load()).toEqual(knownCountries)
  expect(await load()).toEqual([{ countryId: 'FR', name: 'Frankreich' }])
})
