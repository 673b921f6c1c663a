import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { demoCredentials } from '../state/demo-members.ts'
import { createTestClient } from '../testing/test-client.ts'
import { parseValidTo } from './loyalty.ts'

const accountCoupons = `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`

async function withToken() {
  const client = createTestClient()
  const headers = await client.loyaltyLogin()
  return {
    ...client,
    get: (path: string, change = {}) => client.send('GET', path, undefined, { ...headers, ...change }),
    activate: (id: string, activated: boolean) =>
      client.send('PATCH', `${wire.prefix}/v2/accountcoupons/${id}/activation`, { activated }, headers),
    headers,
  }
}

test('the login responds with a token as text in quotes', async () => {
  const response = await createTestClient().send('POST', `${wire.prefix}/auth/login`, {
    __deviceId: '',
    ...demoCredentials,
  })
  expect(await response.text()).toMatch(/^"[\w-]{43}"$/)
  expect(response.headers.get('content-type')).toContain('text/plain')
})

test.each([
  [{ password: 'wrong' }, 401],
  [{ org: 'other' }, 401],
  [{ __deviceId: 'x' }, 400],
])('the login with %j is %i', async (change, status) => {
  const body = { __deviceId: '', ...demoCredentials, ...change }
  expect((await createTestClient().send('POST', `${wire.prefix}/auth/login`, body)).status).toBe(status)
})

test.each([
  ['no token', { 'x-auth': '' }, 401],
  ['a made-up token', { 'x-auth': 'x' }, 401],
  ['no interaction-id', { 'interaction-id': '' }, 400],
  ['another id-type', { 'id-type': 'CARDCODE' }, 400],
])('coupons with %s are %i', async (_, change, status) => {
  expect((await (await withToken()).get(`${wire.prefix}/coupons`, change)).status).toBe(status)
})

test('a token in quotes is rejected', async () => {
  const { get, headers } = await withToken()
  expect((await get(`${wire.prefix}/coupons`, { 'x-auth': `"${headers['x-auth']}"` })).status).toBe(401)
})

test('a token expires after 24 hours', async () => {
  const { get, advance } = await withToken()
  advance(24 * 60 * 60 * 1000)
  expect((await get(`${wire.prefix}/coupons`)).status).toBe(401)
})

test('the first three coupons for the marketing app are the highlights', async () => {
  const list: { couponId: string; conditions: { value: string | string[] }[] }[] = await (
    await (await withToken()).get(`${wire.prefix}/coupons`)
  ).json()
  const shown = list.filter(({ conditions }) =>
    conditions.some(({ value }) => [value].flat().join().includes('marketingapp')),
  )
  expect(shown.slice(0, 3).map(({ couponId }) => couponId)).toEqual(['R1', 'R2', 'R3'])
  expect(list.slice(0, 3)).not.toEqual(shown.slice(0, 3))
})

test.each([
  ['2026-11-20 9:7:3', true],
  ['2026-11-22 23:59:59', true],
  ['2026-11-23 0:0:0', false],
  ['2026-11-23T00:00:00Z', false],
])('the wine tasting, valid until the 22nd, is listed at %s: %s', async (validTo, isListed) => {
  const { get } = await withToken()
  for (const path of [`${wire.prefix}/coupons`, accountCoupons]) {
    const list: { couponId: string }[] = await (await get(`${path}?validTo=${encodeURIComponent(validTo)}`)).json()
    expect(list.some(({ couponId }) => couponId === 'R8')).toBe(isListed)
  }
})

test.each(['2026-13-01 1:1:1', '2026-02-30 1:1:1', '20-11-2026', 'now', '2026-11-5', '2026-11-20T25:00'])(
  'the date "%s" is malformed',
  async (validTo) => {
    expect(
      (await (await withToken()).get(`${wire.prefix}/coupons?validTo=${encodeURIComponent(validTo)}`)).status,
    ).toBe(400)
  },
)

test('a coupon is activated and deactivated for its account only', async () => {
  const { activate, get } = await withToken()
  const stateOf = async (list: string, id: string) => {
    const coupons: { accountCouponId: string; activation: object }[] = await (await get(list)).json()
    return coupons.find(({ accountCouponId }) => accountCouponId === id)?.activation
  }
  for (const activated of [true, false]) {
    expect((await activate('AC1-A1', activated)).status).toBe(200)
    expect(await stateOf(accountCoupons, 'AC1-A1')).toEqual({ activatable: true, activated })
    const other = await stateOf(`${wire.prefix}/v2/accounts/ACC-2/accountcoupons`, 'AC2-A1')
    expect(other).toEqual({ activatable: true, activated: false })
  }
})

// Rule: errors-42
test.each([
  ['AC1-A6', 409],
  ['AC1-X', 404],
])('activating %s is %i', async (id, status) => {
  const { activate } = await withToken()
  expect((await activate(id, true)).status).toBe(status)
})

test.each([
  ['1234567890123456789', 200, { accountId: 'ACC-1', accountBalance: { points: 4321, lockedPoints: 120 } }],
  ['1234567890123450101', 200, { accountId: '', status: 'INACTIVE' }],
  ['9876543210987654321', 404, { code: 'ACCOUNT_NOT_FOUND' }],
  ['9999999999999999999', 400, { code: 'CARDCODE_INVALID' }],
  ['9999999999999999998', 404, { code: 'ACCOUNT_NOT_FOUND' }],
])('the account of card %s responds with %i', async (cardCode, status, body) => {
  const { get } = await withToken()
  const response = await get(`${wire.prefix}/v2/accountdetails/${cardCode}`, {
    'interaction-id': 'Webshop',
    'id-type': 'CARDCODE',
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(body)
})

test.each([
  ['2026-11-5 9:7:3', '2026-11-05T08:07:03.000Z'],
  ['2026-10-25 2:30:0', '2026-10-25T01:30:00.000Z'],
  ['2026-11-05', '2026-11-05T00:00:00.000Z'],
  ['2026-11-05T09:00:00+01:00', '2026-11-05T08:00:00.000Z'],
])('"%s" is %s', (text, expected) => {
  expect(parseValidTo(text)?.toISOString()).toBe(expected)
})

test.each(['', '2026-13-01', '2026-11-5', '5.11.2026'])('"%s" is no date', (text) => {
  expect(parseValidTo(text)).toBeNull()
})
