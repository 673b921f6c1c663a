import { wire } from '@portal/shared-contracts/testing/wire'
import { afterEach, expect, test, vi } from 'vitest'
import { type SealKind, createKeyRing, unseal } from '../session/seal.ts'
import { errorEnvelope, sendJson, sendText, success } from './recording-upstream.ts'
import { bodyOf, sampleOf } from './sample-calls.ts'
import { loginWithoutAccount, sampleUpstream } from './sample-upstream.ts'
import {
  cookieOf,
  memberHeaders,
  signIn,
  testKey,
  useEdge,
  type LoginResponse,
  type MemberSession,
} from './test-edge.ts'

const portal = 'https://portal.example'

const edge = useEdge()
afterEach(() => void vi.useRealTimers())

const ring = createKeyRing([testKey], portal)
const unsealed = (kind: SealKind, cookie: string | undefined, text: string) =>
  unseal(ring, kind, [cookie?.split('=')[1] ?? ''], text, Date.now())
const headerSent = (name: string) => edge.upstream.requests.at(-1)?.headers.find(([sent]) => sent === name)?.[1]
const accessTokenIn = async (response: Response) => ((await response.json()) as LoginResponse).meta.accessToken
const refresh = (session: MemberSession, headers = memberHeaders(session)) =>
  edge.call('POST', 'shop/user/refreshaccess', { headers, body: { refreshToken: session.refresh } })

// Rules: calls-and-headers-30, session-12
test.each(['login', 'login by token'])('seals the four tokens of %s and sets the cookie', async (call) => {
  const row = sampleOf(call)
  const response = await edge.call('POST', row.path, { body: row.body })
  const content = (await response.json()) as LoginResponse
  for (const [kind, text, token, accountId] of [
    ['access', content.meta.accessToken, 'A', 'ACC-1'],
    ['refresh', content.refreshToken, 'R', 'ACC-1'],
    ['secure', content.secureToken, 'S', null],
    ['external', content.externalSessionId, 'E', null],
  ] as const)
    expect(unsealed(kind, cookieOf(response), text)).toMatchObject({ kind: 'valid', content: { token, accountId } })
  expect(row.response).toMatchObject({ content: content.content })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

// Rule: session-47
test('every login gets a new cookie, so that one that was planted before is worthless', async () => {
  const planted = `__Host-portal=${'a'.repeat(43)}`
  const first = await signIn(edge, planted)
  const second = await signIn(edge, first.cookie)
  expect(new Set([planted, first.cookie, second.cookie]).size).toBe(3)
  expect((await edge.call('GET', 'shop/card', { as: { ...second, cookie: planted } })).status).toBe(401)
})

test('the page learns whether the browser sends the cookie of its login', async () => {
  const { access: token, cookie } = await signIn(edge)
  const check = async (headers: Record<string, string>) => (await edge.get('/api/session', { headers })).status
  const statuses = [
    await check({ 'x-access-token': token, cookie }),
    await check({ 'x-access-token': token }),
    await check({ 'x-access-token': token, cookie: (await signIn(edge)).cookie }),
    await check({ cookie }),
    await check({ 'x-access-token': token, cookie, origin: 'https://other.example' }),
  ]
  expect(statuses).toEqual([200, 401, 401, 401, 403])
})

test.each([
  {
    title: 'a failed login',
    path: 'shop/user/login',
    body: bodyOf('login'),
    content: errorEnvelope('credentialError'),
  },
  {
    title: 'a call without tokens',
    path: 'shop/user/check',
    body: { loginName: 'a@example.org' },
    content: { meta: { success: true }, content: null },
  },
])('sets no cookie for $title and passes the response', async ({ path, body, content }) => {
  edge.upstream.respondWith((_, response) => sendJson(response, content))
  const response = await edge.call('POST', path, { body })
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.json()).toEqual(content)
})

test('refreshes with the raw refresh token and keeps account and login', async () => {
  const session = await signIn(edge)
  const accessToken = await accessTokenIn(await refresh(session))
  expect(edge.upstream.requests.at(-1)?.body).toBe('{"refreshToken":"R"}')
  expect(headerSent('X-Access-Token')).toBe('A')
  const before = unsealed('refresh', session.cookie, session.refresh)
  const after = unsealed('access', session.cookie, accessToken)
  expect(after).toMatchObject({ kind: 'valid', content: { token: 'A2', accountId: 'ACC-1' } })
  expect(after.kind === 'valid' && before.kind === 'valid' && after.content.sid === before.content.sid).toBe(true)
})

test('refreshes without an access token when the page has none', async () => {
  const session = await signIn(edge)
  expect((await refresh(session, { cookie: session.cookie })).status).toBe(200)
  expect(headerSent('X-Access-Token')).toBeUndefined()
})

test('refreshes with an expired access token, which other calls reject', async () => {
  const session = await signIn(edge)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })
  expect((await edge.call('GET', 'shop/card', { as: session })).status).toBe(401)
  expect((await refresh(session)).status).toBe(200)
  expect(headerSent('X-Access-Token')).toBe('A')
})

test('does not mix the access token of one login with the refresh token of another', async () => {
  const first = await signIn(edge)
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  const second = await signIn(edge, first.cookie)
  const accessToken = await accessTokenIn(await refresh({ ...second, access: first.access }))
  expect(headerSent('X-Access-Token')).toBeUndefined()
  expect(unsealed('access', second.cookie, accessToken)).toMatchObject({ content: { accountId: 'ACC-2' } })
})

test.each([
  { title: 'its own new token', meta: { success: true, accessToken: 'A3' }, token: 'A3' },
  { title: 'no token', meta: { success: true }, token: 'A' },
])('seals the new account id when the response of an upgrade has $title', async ({ meta, token }) => {
  edge.upstream.respondWith(loginWithoutAccount)
  const session = await signIn(edge)
  edge.upstream.respondWith((_, response) => sendJson(response, { ...success({ [wire.accountId]: 'ACC-9' }), meta }))
  const response = await edge.call('POST', 'shop/user/upgrade', { as: session, body: bodyOf('upgrade') })
  const result = unsealed('access', session.cookie, await accessTokenIn(response))
  expect(result).toMatchObject({ content: { token, accountId: 'ACC-9' } })
})

test.each([`${wire.prefix}-token`, `"${wire.prefix}-token"`, ` "${wire.prefix}-token"\n`])(
  'seals the loyalty token %j as plain text',
  async (text) => {
    edge.upstream.respondWith((_, response) => sendText(response, text))
    const response = await edge.call('POST', `${wire.prefix}/auth/login`)
    const result = unsealed('loyalty', cookieOf(response), await response.text())
    expect(result).toMatchObject({ content: { token: `${wire.prefix}-token` } })
  },
)

test('accepts a sealed loyalty token in quotes', async () => {
  const session = await signIn(edge)
  const headers = { 'x-auth': `"${session.loyalty}"` }
  expect((await edge.call('GET', `${wire.prefix}/coupons`, { as: session, headers })).status).toBe(200)
  expect(headerSent('x-auth')).toBe('L')
})

test('deletes the cookie at the end of a session, only for pages of the same origin', async () => {
  const end = (headers: Record<string, string>) => edge.send({ method: 'POST', target: '/api/session/end', headers })
  const response = await end({ cookie: `__Host-portal=${'a'.repeat(43)}` })
  expect([response.status, await response.json()]).toEqual([200, success(null)])
  expect(response.headers.get('set-cookie')).toContain('__Host-portal=; Max-Age=0')
  expect((await end({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await edge.get('/api/session/end')).status).toBe(404)
})
