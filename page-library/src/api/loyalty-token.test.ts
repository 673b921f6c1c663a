import { wire } from '@portal/shared-contracts/testing/wire'
import { afterEach, expect, test } from 'vitest'
import { bus } from '@portal/page-library/session/bus'
import { coupons } from '@portal/shared-contracts/calls/coupons'
import { createApi, send } from './api.ts'
import { ApiError } from './api-error.ts'
import { withLoyaltyToken, fetchLoyaltyToken, currentLoyaltyToken } from './loyalty-token.ts'

const events: string[] = []
for (const name of ['loyalty:token', 'loyalty:rejected', 'loyalty:unavailable', 'loyalty:available'] as const) {
  bus.on(name, () => void events.push(name))
}
afterEach(() => void events.splice(0))

/** An api whose loyalty logins return L1, L2 … */
function apiWith(tokens: { accessToken: string | null; loyaltyToken: string | null }) {
  let logins = 0
  const api = createApi({
    origin: 'http://portal.test',
    tokens: () => ({ ...tokens }),
    fetch: async () => new Response(`"L${++logins}"`),
  })
  return { api, logins: () => logins }
}

/** Fails with the given errors in turn, then returns its loyalty token. */
function failing(api: ReturnType<typeof apiWith>['api'], errors: ApiError[]) {
  const used: string[] = []
  return {
    used,
    fetchCoupons: async (getToken = currentLoyaltyToken) => {
      used.push(await getToken(api))
      const error = errors.shift()
      if (error) throw error
      return 'coupons'
    },
  }
}

test('the token of the session is used, a missing one is fetched and stored', async () => {
  expect(await currentLoyaltyToken(apiWith({ accessToken: 'A', loyaltyToken: 'current' }).api)).toBe('current')
  expect(events).toEqual([])
  expect(await currentLoyaltyToken(apiWith({ accessToken: 'A', loyaltyToken: null }).api)).toBe('L1')
  expect(events).toEqual(['loyalty:token'])
})

test('callers at the same time share one request for a token, later ones get a new one', async () => {
  const { api, logins } = apiWith({ accessToken: 'A', loyaltyToken: null })
  expect(await Promise.all([fetchLoyaltyToken(api), fetchLoyaltyToken(api)])).toEqual(['L1', 'L1'])
  expect(await fetchLoyaltyToken(api)).toBe('L2')
  expect(logins()).toBe(2)
})

// Rule: session-19
test('a token that arrives after a logout reaches its caller and is not stored', async () => {
  const tokens: { accessToken: string | null; loyaltyToken: null } = { accessToken: 'A', loyaltyToken: null }
  const fetching = fetchLoyaltyToken(apiWith(tokens).api)
  tokens.accessToken = null
  expect(await fetching).toBe('L1')
  expect(events).toEqual([])
})

// Rule: session-39
test('a token that the edge cannot open is replaced, and the request is sent again with the new one', async () => {
  const { api } = apiWith({ accessToken: 'A', loyaltyToken: 'stale' })
  const { fetchCoupons, used } = failing(api, [new ApiError('sessionInvalid', 401)])
  expect(await withLoyaltyToken(fetchCoupons)).toBe('coupons')
  expect(used).toEqual(['stale', 'L1'])
  expect(events).toEqual(['loyalty:token', 'loyalty:available'])
})

const edgeRejection = new ApiError('sessionInvalid', 401)
// Rules: rewards-and-orders-4, session-37
test.each([
  { title: 'a 401 of the provider', errors: [new ApiError('failed', 401)], raised: ['loyalty:rejected'] },
  { title: 'a 403', errors: [new ApiError('forbidden', 403)], raised: ['loyalty:unavailable'] },
  { title: 'a 500', errors: [new ApiError('failed', 500)], raised: ['loyalty:unavailable'] },
  { title: 'no response', errors: [new ApiError('network')], raised: [] },
  { title: 'no response in time', errors: [new ApiError('timeout')], raised: [] },
  { title: 'no network', errors: [new ApiError('offline')], raised: [] },
  { title: 'HTML', errors: [new ApiError('responseInvalid', 200)], raised: ['loyalty:unavailable'] },
  { title: 'an ended session', errors: [edgeRejection, edgeRejection], raised: ['loyalty:token'] },
])('$title emits $raised and reaches the page', async ({ errors, raised }) => {
  const { api } = apiWith({ accessToken: 'A', loyaltyToken: 'current' })
  const { fetchCoupons } = failing(api, [...errors])
  await expect(withLoyaltyToken(fetchCoupons)).rejects.toThrow(errors[0]?.code)
  expect(events).toEqual(raised)
})

test('the list of coupons is requested with the unchanged coupon date', async () => {
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
  expect(urls).toEqual([`http://portal.test/api/api?path=${wire.prefix}%2Fcoupons%3FvalidTo%3D2026-11-5%209%3A7%3A3`])
})
