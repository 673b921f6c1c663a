import { wire } from '@portal/shared-contracts/testing/wire'
import { beforeEach, expect, test } from 'vitest'
import { errorEnvelope, sendJson, sendText, type UpstreamHandler } from './recording-upstream.ts'
import { sampleCalls } from './sample-calls.ts'
import { loginWithoutAccount, sampleUpstream, sampleUpstreamBut } from './sample-upstream.ts'
import { pageBody, signIn, useEdge, type MemberSession } from './test-edge.ts'

const edge = useEdge({ signedIn: true })
let second: MemberSession

beforeEach(async () => {
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  second = await signIn(edge)
  edge.upstream.respondWith(members)
  edge.upstream.requests.length = 0
})

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

const get = (as: MemberSession, path: string) => edge.call('GET', path, { as })
const activate = (id: string) =>
  edge.call('PATCH', `${wire.prefix}/v2/accountcoupons/${id}/activation`, {
    as: edge.member,
    body: { activated: true },
  })

// Rule: errors-46
test.each([
  { who: 'the first member', own: 'ACC-1', other: 'ACC-2', session: () => edge.member },
  { who: 'the second member', own: 'ACC-2', other: 'ACC-1', session: () => second },
])('responds to $who with the coupons of $own and with 403 for those of $other', async ({ own, other, session }) => {
  expect((await get(session(), `${wire.prefix}/v2/accounts/${own}/accountcoupons`)).status).toBe(200)
  edge.upstream.requests.length = 0
  const rejected = await get(session(), `${wire.prefix}/v2/accounts/${other}/accountcoupons`)
  expect(rejected.status).toBe(403)
  expect(await rejected.json()).toEqual(errorEnvelope('forbidden'))
  expect(edge.upstream.requests).toEqual([])
})

test('logs the rejected account of another member as a warning, without its id', async () => {
  await get(edge.member, `${wire.prefix}/v2/accounts/ACC-2/accountcoupons`)
  expect(edge.lastLogLine()).toMatchObject({
    level: 40,
    code: 'forbidden',
    reason: 'account of another member',
    template: `${wire.prefix}/v2/accounts/{accountId}/accountcoupons`,
  })
  expect(edge.log()).not.toContain('ACC-2')
})

test('activates a coupon of the own list without reading the list again', async () => {
  await get(edge.member, `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`)
  expect((await activate('AC1')).status).toBe(200)
  expect(edge.upstream.requests.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
})

test("reads the member's coupons once for an unknown id", async () => {
  expect((await activate('AC1')).status).toBe(200)
  expect((await activate('AC1')).status).toBe(200)
  expect(edge.upstream.requests.map(({ method, target }) => `${method} ${target}`)).toEqual([
    `GET /${wire.prefix}/v2/accounts/ACC-1/accountcoupons`,
    `PATCH /${wire.prefix}/v2/accountcoupons/AC1/activation`,
    `PATCH /${wire.prefix}/v2/accountcoupons/AC1/activation`,
  ])
})

// Rule: calls-and-headers-27
test("rejects another member's coupon, also after that member listed it", async () => {
  await get(second, `${wire.prefix}/v2/accounts/ACC-2/accountcoupons`)
  expect((await activate('AC2')).status).toBe(403)
  expect(edge.upstream.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test.each([
  { id: 'urn:coupon:7', sent: 'urn%3Acoupon%3A7' },
  { id: 'a+b', sent: 'a%2Bb' },
  { id: 'v1.2.', sent: 'v1.2.' },
  { id: '..a', sent: '..a' },
  { id: 'C'.repeat(100), sent: 'C'.repeat(100) },
])('activates the own coupon $id, which a path can hold, and no other of that form', async ({ id, sent }) => {
  edge.upstream.respondWith((_, response) => sendJson(response, [{ accountCouponId: id, accountId: 'ACC-1' }]))
  expect((await activate(id)).status).toBe(200)
  expect((await activate(`${id}x`)).status).toBe(403)
  const [list, change] = edge.upstream.requests.map(({ method, target }) => `${method} ${target}`)
  expect(list).toBe(`GET /${wire.prefix}/v2/accounts/ACC-1/accountcoupons`)
  expect(change).toBe(`PATCH /${wire.prefix}/v2/accountcoupons/${sent}/activation`)
})

test.each(['a/b', 'a/../b', '..', '.', 'a\\b', 'a%2Fb', 'a?b'])(
  'sends no change for the own coupon %s, whose id a path cannot hold',
  async (id) => {
    edge.upstream.respondWith((_, response) => sendJson(response, [{ accountCouponId: id, accountId: 'ACC-1' }]))
    await get(edge.member, `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`)
    for (const segment of [id, encodeURIComponent(id)]) expect((await activate(segment)).status).toBeLessThan(500)
    expect(edge.upstream.requests.map(({ method }) => method)).toEqual(['GET'])
  },
)

test('ignores coupons of a list that name another owner', async () => {
  edge.upstream.respondWith((_, response) => sendJson(response, [{ accountCouponId: 'AC2', accountId: 'ACC-2' }]))
  expect((await activate('AC2')).status).toBe(403)
})

test('a member whose account and coupon ids are numbers reads and activates the own coupons only', async () => {
  edge.upstream.respondWith((request, response) => {
    if (request.target === '/shop/user/login')
      return sendJson(response, { meta: { success: true, accessToken: 'A' }, content: { [wire.accountId]: 7 } })
    if (request.target === `/${wire.prefix}/auth/login`) return sendText(response, 'L')
    sendJson(response, [{ couponId: 1, accountCouponId: 12 }])
  })
  const member = await signIn(edge)
  expect((await get(member, `${wire.prefix}/v2/accounts/7/accountcoupons`)).status).toBe(200)
  expect((await get(member, `${wire.prefix}/v2/accounts/8/accountcoupons`)).status).toBe(403)
  const activate = (id: string) =>
    edge.call('PATCH', `${wire.prefix}/v2/accountcoupons/${id}/activation`, { as: member, body: { activated: true } })
  expect((await activate('12')).status).toBe(200)
  expect((await activate('13')).status).toBe(403)
})

// Rule: calls-and-headers-29
test.each([
  { card: '1'.repeat(19), shown: { accountId: 'ACC-1', identifiers: [], accountBalance: { points: 1 } }, status: 200 },
  { card: '2'.repeat(19), shown: { exists: true, free: false }, status: 200 },
  { card: '3'.repeat(19), shown: { exists: true, free: true }, status: 200 },
  { card: '4'.repeat(19), shown: { exists: false, free: false }, status: 200 },
  { card: '5'.repeat(19), shown: errorEnvelope('backendUnavailable'), status: 500 },
])('shows only $shown for card $card', async ({ card, shown, status }) => {
  const response = await get(edge.member, `${wire.prefix}/v2/accountdetails/${card}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(shown)
})

test('limits card numbers to 30 per member in ten minutes', async () => {
  const card = async (session: MemberSession, number: number) =>
    (await get(session, `${wire.prefix}/v2/accountdetails/${String(number).padStart(19, '4')}`)).status
  for (let number = 0; number < 30; number += 1) expect(await card(edge.member, number)).toBe(200)
  expect([await card(edge.member, 30), await card(second, 1)]).toEqual([429, 200])
})

test('rejects the calls about a loyalty account, and no other, for a member without one', async () => {
  edge.upstream.respondWith(sampleUpstreamBut('/shop/user/login', loginWithoutAccount))
  const shopOnly = await signIn(edge)
  edge.upstream.requests.length = 0
  const rejected = []
  const headers = { 'idempotency-key': 'order-of-a-shop-user' }
  for (const row of sampleCalls) {
    const { status } = await edge.call(row.method, row.path, { as: shopOnly, headers, body: pageBody(row, shopOnly) })
    if (status === 403) rejected.push(row.call)
  }
  expect(rejected.toSorted()).toEqual(['account coupons', 'account details', 'activation', 'order'])
  expect(edge.upstream.requests).toHaveLength(sampleCalls.length - rejected.length)
})
