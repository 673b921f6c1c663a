import { afterEach, expect, test, vi } from 'vitest'
import { errorEnvelope, sendJson, type UpstreamHandler } from './recording-upstream.ts'
import { sampleOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { pageBody, signIn, startEdge, useEdge, type MemberSession } from './test-edge.ts'

const right = 'richtig'
const wrongPassword = errorEnvelope('credentialError')

const hex = (number: number): string => number.toString(16)

/** Checks the password of logins and sends sample responses to other calls. */
const withPasswordCheck: UpstreamHandler = (recorded, response) =>
  recorded.target === '/shop/user/login' && !recorded.body.includes(right)
    ? sendJson(response, wrongPassword)
    : sampleUpstream()(recorded, response)

const edge = useEdge({ handler: withPasswordCheck, config: { trustedProxies: ['10.0.0.1'] } })
afterEach(() => void vi.useRealTimers())

type Try = { loginName?: string; password?: string; from?: string; headers?: Record<string, string> }

const login = ({
  loginName = 'opfer@example.org',
  password = 'falsch',
  from = '203.0.113.1',
  headers = {},
}: Try = {}) => edge.call('POST', 'shop/user/login', { body: { loginName, password, rememberMe: true }, from, headers })

const many = async (times: number, attempt: (count: number) => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) statuses.push((await attempt(count)).status)
  return statuses
}

const rejections = (statuses: readonly number[]): number => statuses.filter((status) => status === 429).length

test('limits a thousand wrong logins for one account, and does not affect others', async () => {
  const statuses = await many(1_000, () => login())
  expect([statuses.length - rejections(statuses), rejections(statuses)]).toEqual([10, 990])
  expect(edge.upstream.requests).toHaveLength(10)
  const others: Try[] = [
    { loginName: 'anderes@example.org', from: '203.0.113.2' },
    { loginName: 'nachbarin@example.org', from: '203.0.113.1' },
    { loginName: 'opfer@example.org', from: '203.0.113.3' },
  ]
  for (const other of others) expect((await login({ ...other, password: right })).status).toBe(200)
})

// Rule: calls-and-headers-32
test('sends the error envelope and Retry-After', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await many(10, () => login())
  vi.setSystemTime(Date.now() + 60_000)
  const response = await login()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '540'])
  expect(await response.json()).toEqual({
    meta: { success: false },
    errorMessage: [{ code: 'rateLimited', value: '540' }],
  })
  vi.setSystemTime(Date.now() + 540_000)
  expect((await login({ password: right })).status).toBe(200)
})

test('counts the same account under all its spellings', async () => {
  const names = ['opfer@example.org', ' Opfer@Example.org', 'OPFER@EXAMPLE.ORG ', 'ｏｐｆｅｒ@example.org']
  expect(rejections(await many(40, (count) => login({ loginName: names[count % 4] ?? '' })))).toBe(30)
})

test('limits one account also when every attempt comes from another address', async () => {
  expect(rejections(await many(150, (count) => login({ from: `198.51.100.${count}` })))).toBe(50)
})

test('limits one address that tries one password on many accounts', async () => {
  expect(rejections(await many(150, (count) => login({ loginName: `m${count}@example.org` })))).toBe(50)
})

// Rule: limits-4
test('does not count logins that succeed, however many share one address', async () => {
  const loginOf = (count: number) => {
    edge.upstream.respondWith(sampleUpstream(`ACC-${count}`))
    return login({ loginName: `m${count}@example.org`, password: right })
  }
  expect(rejections(await many(150, loginOf))).toBe(0)
})

test('does not count logins without a backend response', async () => {
  await using offline = startEdge('http://127.0.0.1:1')
  const body = { loginName: 'opfer@example.org', password: right, rememberMe: true }
  const statuses = await many(30, () => offline.call('POST', 'shop/user/login', { body, from: '203.0.113.1' }))
  expect(rejections(statuses)).toBe(0)
})

test.each([
  {
    title: 'reads the header of a trusted proxy',
    from: '10.0.0.1',
    forwarded: (count: number) => `198.51.100.${count}`,
    limited: 0,
  },
  {
    title: 'ignores addresses that a client behind the proxy forged',
    from: '10.0.0.1',
    forwarded: (count: number) => `198.51.100.${count}, 203.0.113.7`,
    limited: 50,
  },
  {
    title: 'ignores the header of an untrusted client',
    from: '203.0.113.1',
    forwarded: (count: number) => `198.51.100.${count}`,
    limited: 50,
  },
])('$title', async ({ from, forwarded, limited }) => {
  const statuses = await many(150, (count) =>
    login({ loginName: `m${count}@example.org`, from, headers: { 'x-forwarded-for': forwarded(count) } }),
  )
  expect(rejections(statuses)).toBe(limited)
})

test('counts an IPv6 /64 as one address', async () => {
  const household = (count: number) =>
    login({ loginName: `m${count}@example.org`, from: `2001:db8:1:2::${count.toString(16)}` })
  expect(rejections(await many(150, household))).toBe(50)
  expect((await login({ loginName: 'x@example.org', from: '2001:db8:1:3::1' })).status).toBe(200)
})

// Rule: limits-1
test.each([
  { network: 'an IPv4 /24', from: (count: number) => `198.51.100.${count % 256}`, other: '198.51.101.1', allowed: 400 },
  {
    network: 'an IPv6 /56',
    from: (count: number) => `2001:db8:1:${hex(0xab00 + (count % 256))}::1`,
    other: '2001:db8:1:ac00::1',
    allowed: 200,
  },
  {
    network: 'an IPv6 /48',
    from: (count: number) => `2001:db8:1:${hex(count * 100)}::1`,
    other: '2001:db8:2::1',
    allowed: 400,
  },
])('limits $network whose addresses take turns, and not the next one', async ({ from, other, allowed }) => {
  const statuses = await many(allowed + 20, (count) => login({ loginName: `m${count}@example.org`, from: from(count) }))
  expect(rejections(statuses)).toBe(20)
  expect((await login({ loginName: 'x@example.org', from: other })).status).toBe(200)
})

// Rule: limits-11
test.each([
  { call: 'login by token', allowed: 100, rejected: true },
  { call: 'loyalty login', allowed: 300 },
  { call: 'user check', allowed: 20 },
  { call: 'resend confirmation', allowed: 10, rejected: true },
  { call: 'register', allowed: 10, rejected: true },
  { call: 'request password', allowed: 5, rejected: true },
  { call: 'reset password', allowed: 10 },
  { call: 'change password', allowed: 10 },
  { call: 'opt in', allowed: 10 },
  { call: 'account details', allowed: 30 },
  { call: 'activate card', allowed: 30 },
  { call: 'withdraw', allowed: 10, rejected: true },
  { call: 'request card', allowed: 10 },
  { call: 'lock card', allowed: 10 },
  { call: 'delete request', allowed: 5 },
  { call: 'subscribe newsletter', allowed: 10, rejected: true },
  { call: 'upgrade', allowed: 10 },
])('allows $call $allowed times', async ({ call, allowed, rejected }) => {
  const as = await signInWithAnyPassword()
  const sample = sampleOf(call)
  const { method, path } = sample
  const body = pageBody(sample, as)
  // A login that succeeds does not count, and one that fails sends no mail.
  if (rejected) edge.upstream.respondWith((_, response) => sendJson(response, wrongPassword))
  const statuses = await many(allowed + 3, () => edge.call(method, path, { as, body, from: '203.0.113.1' }))
  expect(statuses).toEqual([...Array.from({ length: allowed }, () => 200), 429, 429, 429])
})

/** Signs in to a backend that accepts every password. */
function signInWithAnyPassword(): Promise<MemberSession> {
  edge.upstream.respondWith(sampleUpstream())
  return signIn(edge)
}

test('does not limit calls that cannot be used for guessing', async () => {
  const as = await signInWithAnyPassword()
  const points = () => edge.call('GET', 'shop/points', { as, from: '203.0.113.1' })
  expect(rejections(await many(300, points))).toBe(0)
})

test('logs no account and no address', async () => {
  await many(12, () => login())
  expect(edge.log()).toContain('rateLimited')
  expect(edge.log()).not.toMatch(/opfer|203\.0\.113/)
})
