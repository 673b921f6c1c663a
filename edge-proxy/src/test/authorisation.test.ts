import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEdgeWithUpstream } from './edge-with-upstream.ts'
import { memberHeaders, signIn, type MemberSession } from './member-session.ts'
import { sendJson, type UpstreamHandler, type Upstream } from './recording-upstream.ts'
import type { TestEdge } from './test-edge.ts'
import { pageBody } from './page-body.ts'
import { sampleCalls } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'

let upstream: Upstream
let edge: TestEdge
let first: MemberSession
let second: MemberSession

beforeEach(async () => {
  ;({ upstream, edge } = await startEdgeWithUpstream(sampleUpstream('ACC-1')))
  first = await signIn(edge)
  upstream.respondWith(sampleUpstream('ACC-2'))
  second = await signIn(edge)
  upstream.respondWith(members)
  upstream.requests.length = 0
})

afterEach(() => edge.close())

const coupons: Record<string, string> = { 'ACC-1': 'AC1', 'ACC-2': 'AC2' }

/** Like the real provider, it responds with every account to the technical token. */
const members: UpstreamHandler = ({ target }, response) => {
  const account = /accounts\/([\w-]+)\//.exec(target)?.[1]
  if (account !== undefined)
    return sendJson(response, [{ couponId: 'R', accountCouponId: coupons[account], accountId: account }])
  const card = /accountdetails\/(\d+)/.exec(target)?.[1]
  if (card === '1'.repeat(19))
    return sendJson(response, { accountId: 'ACC-1', identifiers: [], accountBalance: { points: 1 } })
  if (card === '2'.repeat(19)) return sendJson(response, { accountId: 'ACC-2', memberships: [{ givenName: 'Geheim' }] })
  if (card === '3'.repeat(19)) return sendJson(response, { accountId: null, status: 'ACTIVE' })
  if (card === '5'.repeat(19)) return sendJson(response, { message: 'stack trace' }, 500)
  if (card !== undefined) return sendJson(response, { message: 'unknown' }, 404)
  sendJson(response, {})
}

const get = (session: MemberSession, path: string) => edge.call('GET', path, { headers: memberHeaders(session) })
const activate = (session: MemberSession, id: string) =>
  edge.call('PATCH', `convercus/v2/accountcoupons/${id}/activation`, {
    headers: memberHeaders(session),
    body: { activated: true },
  })

test.each([
  { who: 'the first member', own: 'ACC-1', other: 'ACC-2', session: () => first },
  { who: 'the second member', own: 'ACC-2', other: 'ACC-1', session: () => second },
])('responds to $who with the coupons of $own and with 403 for those of $other', async ({ own, other, session }) => {
  expect((await get(session(), `convercus/v2/accounts/${own}/accountcoupons`)).status).toBe(200)
  upstream.requests.length = 0
  const rejected = await get(session(), `convercus/v2/accounts/${other}/accountcoupons`)
  expect(rejected.status).toBe(403)
  expect(await rejected.json()).toEqual({ meta: { success: false }, errorMessage: [{ code: 'forbidden' }] })
  expect(upstream.requests).toEqual([])
})

test('logs the rejected account of another member as a warning, without its id', async () => {
  await get(first, 'convercus/v2/accounts/ACC-2/accountcoupons')
  const line = edge.log().trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    code: 'forbidden',
    reason: 'account of another member',
    template: 'convercus/v2/accounts/{accountId}/accountcoupons',
  })
  expect(edge.log()).not.toContain('ACC-2')
})

test('activates a coupon of the own list without reading the list again', async () => {
  await get(first, 'convercus/v2/accounts/ACC-1/accountcoupons')
  expect((await activate(first, 'AC1')).status).toBe(200)
  expect(upstream.requests.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
})

test("reads the member's coupons once for an unknown id", async () => {
  expect((await activate(first, 'AC1')).status).toBe(200)
  expect((await activate(first, 'AC1')).status).toBe(200)
  expect(upstream.requests.map(({ method, target }) => `${method} ${target}`)).toEqual([
    'GET /convercus/v2/accounts/ACC-1/accountcoupons',
    'PATCH /convercus/v2/accountcoupons/AC1/activation',
    'PATCH /convercus/v2/accountcoupons/AC1/activation',
  ])
})

test("rejects another member's coupon, also after that member listed it", async () => {
  await get(second, 'convercus/v2/accounts/ACC-2/accountcoupons')
  expect((await activate(first, 'AC2')).status).toBe(403)
  expect(upstream.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('ignores coupons of a list that name another owner', async () => {
  upstream.respondWith((_, response) => sendJson(response, [{ accountCouponId: 'AC2', accountId: 'ACC-2' }]))
  expect((await activate(first, 'AC2')).status).toBe(403)
})

test.each([
  { card: '1'.repeat(19), shown: { accountId: 'ACC-1', identifiers: [], accountBalance: { points: 1 } }, status: 200 },
  { card: '2'.repeat(19), shown: { exists: true, free: false }, status: 200 },
  { card: '3'.repeat(19), shown: { exists: true, free: true }, status: 200 },
  { card: '4'.repeat(19), shown: { exists: false, free: false }, status: 200 },
  {
    card: '5'.repeat(19),
    shown: { meta: { success: false }, errorMessage: [{ code: 'backendUnavailable' }] },
    status: 500,
  },
])('shows only $shown for card $card', async ({ card, shown, status }) => {
  const response = await get(first, `convercus/v2/accountdetails/${card}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(shown)
})

const card = (session: MemberSession, number: number) =>
  get(session, `convercus/v2/accountdetails/${String(number).padStart(19, '4')}`)

test('limits card numbers to 30 per member in ten minutes', async () => {
  const statuses = []
  for (let number = 0; number < 31; number += 1) statuses.push((await card(first, number)).status)
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  expect(statuses.at(-1)).toBe(429)
  expect((await card(second, 1)).status).toBe(200)
})

test('rejects the calls about a loyalty account, and no other, for a member without one', async () => {
  upstream.respondWith((recorded, response) =>
    recorded.target.endsWith('/shop/user/login')
      ? sendJson(response, {
          meta: { success: true, accessToken: 'A' },
          content: { convercusAccountId: null },
          refreshToken: 'R',
        })
      : sampleUpstream()(recorded, response),
  )
  const shopOnly = await signIn(edge)
  upstream.requests.length = 0
  const rejected = []
  for (const row of sampleCalls) {
    const headers = { ...memberHeaders(shopOnly), 'idempotency-key': 'order-of-a-shop-user' }
    const body = pageBody(row, shopOnly)
    const { status } = await edge.call(row.method, row.path, { headers, ...(body !== undefined && { body }) })
    if (status === 403) rejected.push(row.call)
  }
  expect(rejected.toSorted()).toEqual(['account coupons', 'account details', 'activation', 'order'])
  expect(upstream.requests).toHaveLength(sampleCalls.length - rejected.length)
})
