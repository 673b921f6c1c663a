import { afterEach, expect, test } from 'vitest'
import { bus } from '@delikaterie/shared-contracts/bus'
import { coupons } from '../calls/coupons.ts'
import { createApi, send } from './api.ts'
import { ApiError } from './api-error.ts'
import { couponFetch, freshLoyaltyToken, heldLoyaltyToken } from './loyalty-token.ts'

const events: string[] = []
for (const name of ['loyalty:token', 'loyalty:rejected', 'loyalty:unavailable'] as const) {
  bus.on(name, () => void events.push(name))
}
afterEach(() => void events.splice(0))

/** An api whose loyalty logins give L1, L2 … */
function apiWith(tokens: { accessToken: string | null; loyaltyToken: string | null }) {
  let logins = 0
  const api = createApi({
    origin: 'http://portal.test',
    tokens: () => ({ ...tokens }),
    fetch: async () => new Response(`"L${++logins}"`),
  })
  return { api, logins: () => logins }
}

/** Fails with the given errors in turn, then gives its loyalty token. */
function failing(api: ReturnType<typeof apiWith>['api'], errors: ApiError[]) {
  const used: string[] = []
  return {
    used,
    fetchCoupons: async (tokenOf = heldLoyaltyToken) => {
      used.push(await tokenOf(api))
      const error = errors.shift()
      if (error) throw error
      return 'coupons'
    },
  }
}

test('a held token is used, a missing one is fetched and kept', async () => {
  expect(await heldLoyaltyToken(apiWith({ accessToken: 'A', loyaltyToken: 'held' }).api)).toBe('held')
  expect(events).toEqual([])
  expect(await heldLoyaltyToken(apiWith({ accessToken: 'A', loyaltyToken: null }).api)).toBe('L1')
  expect(events).toEqual(['loyalty:token'])
})

test('a token that arrives after the logout is given to its caller and not kept', async () => {
  const tokens: { accessToken: string | null; loyaltyToken: null } = { accessToken: 'A', loyaltyToken: null }
  const fetching = freshLoyaltyToken(apiWith(tokens).api)
  tokens.accessToken = null
  expect(await fetching).toBe('L1')
  expect(events).toEqual([])
})

test('a token whose seal does not open is replaced, and the fetch runs again with the new one', async () => {
  const { api } = apiWith({ accessToken: 'A', loyaltyToken: 'stale' })
  const { fetchCoupons, used } = failing(api, [new ApiError('sessionInvalid', 401)])
  expect(await couponFetch(fetchCoupons)).toBe('coupons')
  expect(used).toEqual(['stale', 'L1'])
  expect(events).toEqual(['loyalty:token'])
})

const unsealed = new ApiError('sessionInvalid', 401)
test.each([
  { title: 'a 401 of the provider', errors: [new ApiError('failed', 401)], raised: ['loyalty:rejected'] },
  { title: 'a 403', errors: [new ApiError('forbidden', 403)], raised: ['loyalty:unavailable'] },
  { title: 'a 500', errors: [new ApiError('failed', 500)], raised: ['loyalty:unavailable'] },
  { title: 'no answer', errors: [new ApiError('network')], raised: ['loyalty:unavailable'] },
  { title: 'HTML', errors: [new ApiError('responseInvalid', 200)], raised: ['loyalty:unavailable'] },
  { title: 'a session that has ended', errors: [unsealed, unsealed], raised: ['loyalty:token'] },
])('$title raises $raised and reaches the page', async ({ errors, raised }) => {
  const { api } = apiWith({ accessToken: 'A', loyaltyToken: 'held' })
  const { fetchCoupons } = failing(api, [...errors])
  await expect(couponFetch(fetchCoupons)).rejects.toThrow(errors[0]?.code)
  expect(events).toEqual(raised)
})

test('the list of coupons is asked for at the literal address of the design', async () => {
  const urls: string[] = []
  const api = createApi({
    origin: 'http://portal.test',
    tokens: () => ({ accessToken: 'A', loyaltyToken: null }),
    fetch: async (input) => {
      urls.push(input instanceof Request ? input.url : String(input))
      return new Response('[]')
    },
  })
  await send(api, coupons, { query: { validTo: '2026-11-5 9:7:3' }, loyaltyToken: 'L' })
  expect(urls).toEqual(['http://portal.test/api/api?path=convercus%2Fcoupons%3FvalidTo%3D2026-11-5%209%3A7%3A3'])
})
