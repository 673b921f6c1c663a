import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { closeConnection } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { cookieOf, memberHeaders, signIn, useEdge } from './test-edge.ts'

const edge = useEdge()

type Sent = Record<string, string>

const otherCookie = `__Host-portal=${'b'.repeat(43)}`
const loyaltyLogin = (headers: Sent = {}) => edge.call('POST', `${wire.prefix}/auth/login`, { headers })
const login = () => edge.call('POST', 'shop/user/login', { body: bodyOf('login') })
const coupons = (token: string, headers: Sent = {}) =>
  edge.call('GET', `${wire.prefix}/coupons`, { headers: { 'x-auth': token, ...headers } })
const tokensSent = () =>
  edge.upstream.requests.flatMap(({ headers }) =>
    headers.filter(([name]) => name === 'x-auth').map(([, value]) => value),
  )

test('responds to two first calls at the same time with different tokens and no cookie', async () => {
  const responses = await Promise.all([loyaltyLogin(), loyaltyLogin()])
  expect(responses.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null])
  const [one = '', two = ''] = await Promise.all(responses.map((response) => response.text()))
  expect(one).not.toBe(two)
  for (const token of [one, two]) expect((await coupons(token)).status).toBe(200)
  expect(tokensSent()).toEqual(['L', 'L'])
})

test('one technical login serves all who ask while it is on its way, each with a token of its own', async () => {
  const waiting: (() => void)[] = []
  edge.upstream.respondWith((recorded, response) => void waiting.push(() => sampleUpstream()(recorded, response)))
  const logins = Promise.all([loyaltyLogin(), loyaltyLogin({ cookie: otherCookie }), loyaltyLogin()])
  await expect.poll(() => waiting.length).toBe(1)
  waiting.pop()?.()
  const responses = await logins
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(3)
  expect(edge.upstream.requests).toHaveLength(1)
  edge.upstream.respondWith(sampleUpstream())
  await loyaltyLogin()
  expect(edge.upstream.requests).toHaveLength(2)
})

test('a technical login that fails fails for all who wait for it, and the next one is sent', async () => {
  edge.upstream.respondWith(closeConnection)
  const failed = await Promise.all([loyaltyLogin(), loyaltyLogin()])
  expect(failed.map(({ status }) => status)).toEqual([502, 502])
  edge.upstream.respondWith(sampleUpstream())
  expect((await loyaltyLogin()).status).toBe(200)
})

test('2 000 visits of one address get no more tokens than the limit, for fewer technical logins', async () => {
  const statuses: number[] = []
  while (statuses.length < 2_000) {
    const visits = Array.from({ length: 100 }, async () => (await loyaltyLogin()).status)
    statuses.push(...(await Promise.all(visits)))
  }
  expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([300, 1_700])
  expect(edge.upstream.requests.length).toBeLessThan(300)
})

test('does not change the cookie of a login at the same time, and accepts the visitor token with that cookie', async () => {
  const [visitor, member] = await Promise.all([loyaltyLogin(), login()])
  const cookie = cookieOf(member) ?? ''
  expect(visitor.headers.get('set-cookie')).toBeNull()
  expect(cookie).toMatch(/^__Host-portal=[\w-]{43}$/)
  expect((await coupons(await visitor.text(), { cookie })).status).toBe(200)
})

test.each<{ title: string; headers: Sent }>([
  { title: 'without a cookie', headers: {} },
  { title: 'with a cookie', headers: { cookie: otherCookie } },
  { title: 'with an empty cookie', headers: { cookie: '__Host-portal=' } },
])("accepts a visitor's loyalty token $title", async ({ headers }) => {
  const token = await (await loyaltyLogin()).text()
  expect((await coupons(token, headers)).status).toBe(200)
  expect(tokensSent()).toEqual(['L'])
})

test.each<{ title: string; headers: Sent }>([
  { title: 'has deleted the cookie', headers: {} },
  { title: 'has brought the cookie of a login', headers: { cookie: otherCookie } },
])('accepts a loyalty token that was fetched while the logout was open, which then $title', async ({ headers }) => {
  const { cookie } = await signIn(edge)
  const token = await (await loyaltyLogin({ cookie })).text()
  expect((await coupons(token, headers)).status).toBe(200)
})

test.each<{ title: string; headers: Sent }>([
  { title: 'without a cookie', headers: {} },
  { title: 'with a cookie', headers: { cookie: otherCookie } },
])("rejects a visitor's loyalty token as an access or refresh token $title", async ({ headers }) => {
  const token = await (await loyaltyLogin(headers)).text()
  edge.upstream.requests.length = 0
  const asAccess = await edge.call('GET', 'shop/card', { headers: { ...headers, 'x-access-token': token } })
  const asRefresh = await edge.call('POST', 'shop/user/refreshaccess', { headers, body: { refreshToken: token } })
  expect([asAccess.status, asRefresh.status]).toEqual([401, 401])
  expect(edge.upstream.requests).toEqual([])
})

test("rejects a visitor's loyalty token for account data, also with a member's cookie", async () => {
  const token = await (await loyaltyLogin()).text()
  const { cookie } = await signIn(edge)
  edge.upstream.requests.length = 0
  const path = `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`
  expect((await edge.call('GET', path, { headers: { cookie, 'x-auth': token } })).status).toBe(401)
  expect(edge.upstream.requests).toEqual([])
})

test('rejects an access token without the cookie of its login', async () => {
  const member = await signIn(edge)
  const { cookie: _, ...withoutCookie } = memberHeaders(member)
  edge.upstream.requests.length = 0
  expect((await edge.call('GET', 'shop/card', { headers: withoutCookie })).status).toBe(401)
  expect(edge.upstream.requests).toEqual([])
})
