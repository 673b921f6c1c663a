import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEdgeWithUpstream } from './edge-with-upstream.ts'
import { createKeyRing } from '../auth/key-ring.ts'
import { unseal } from '../auth/seal.ts'
import { cookieOf, memberHeaders, signIn } from './member-session.ts'
import { sendJson, sendText, type Upstream } from './recording-upstream.ts'
import { testKey, type TestEdge } from './test-edge.ts'
import { bodyOf, sampleCalls } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'

let upstream: Upstream
let edge: TestEdge

beforeEach(async () => {
  ;({ upstream, edge } = await startEdgeWithUpstream())
})

afterEach(async () => {
  vi.useRealTimers()
  await edge.close()
})

const ring = createKeyRing([testKey])
const cookieValue = (cookie: string) => cookie.split('=')[1] ?? ''
const headerSent = (name: string) => upstream.requests.at(-1)?.headers.find(([sent]) => sent === name)?.[1]

test.each(['login', 'login by token'])('seals the four tokens of %s and sets the cookie', async (call) => {
  const row = sampleCalls.find((candidate) => candidate.call === call)
  const response = await edge.call('POST', row?.path ?? '', { body: row?.body })
  const content = (await response.json()) as Record<string, unknown> & { meta: { accessToken: string } }
  const cookie = cookieValue(cookieOf(response) ?? '')
  const unsealed = (kind: 'access' | 'refresh' | 'secure' | 'external', text: unknown) =>
    unseal(ring, kind, cookie, String(text), Date.now())
  expect(unsealed('access', content.meta.accessToken)).toMatchObject({
    kind: 'valid',
    sealed: { token: 'A', accountId: 'ACC-1' },
  })
  expect(unsealed('refresh', content['refreshToken'])).toMatchObject({
    kind: 'valid',
    sealed: { token: 'R', accountId: 'ACC-1' },
  })
  expect(unsealed('secure', content['secureToken'])).toMatchObject({
    kind: 'valid',
    sealed: { token: 'S', accountId: null },
  })
  expect(unsealed('external', content['externalSessionId'])).toMatchObject({
    kind: 'valid',
    sealed: { token: 'E', accountId: null },
  })
  expect(row?.response).toMatchObject({ content: content['content'] })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('keeps the cookie of the browser at the next login', async () => {
  const session = await signIn(edge)
  const again = await edge.call('POST', 'shop/user/login', {
    body: bodyOf('login'),
    headers: { cookie: session.cookie },
  })
  expect(cookieOf(again)).toBe(session.cookie)
})

test.each([
  {
    title: 'a failed login',
    path: 'shop/user/login',
    body: bodyOf('login'),
    content: { meta: { success: false }, errorMessage: [{ code: 'credentialError' }] },
  },
  {
    title: 'a call without tokens',
    path: 'shop/user/check',
    body: { loginName: 'a@example.org' },
    content: { meta: { success: true }, content: null },
  },
])('sets no cookie for $title and passes the response', async ({ path, body, content }) => {
  upstream.respondWith((_, response) => sendJson(response, content))
  const response = await edge.call('POST', path, { body })
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.json()).toEqual(content)
})

test('refreshes with the raw refresh token and keeps account and login', async () => {
  const session = await signIn(edge)
  const response = await edge.call('POST', 'shop/user/refreshaccess', {
    headers: memberHeaders(session),
    body: { refreshToken: session.refresh },
  })
  const { meta } = (await response.json()) as { meta: { accessToken: string } }
  expect(upstream.requests.at(-1)?.body).toBe('{"refreshToken":"R"}')
  expect(headerSent('X-Access-Token')).toBe('A')
  const before = unseal(ring, 'refresh', cookieValue(session.cookie), session.refresh, Date.now())
  const after = unseal(ring, 'access', cookieValue(session.cookie), meta.accessToken, Date.now())
  expect(after).toMatchObject({ kind: 'valid', sealed: { token: 'A2', accountId: 'ACC-1' } })
  expect(after.kind === 'valid' && before.kind === 'valid' && after.sealed.sid === before.sealed.sid).toBe(true)
})

test('refreshes without an access token when the page has none', async () => {
  const { cookie, refresh } = await signIn(edge)
  const response = await edge.call('POST', 'shop/user/refreshaccess', {
    headers: { cookie },
    body: { refreshToken: refresh },
  })
  expect(response.status).toBe(200)
  expect(headerSent('X-Access-Token')).toBeUndefined()
})

test('refreshes with an expired access token, which other calls reject', async () => {
  const session = await signIn(edge)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })
  const headers = memberHeaders(session)
  expect((await edge.call('GET', 'shop/card', { headers })).status).toBe(401)
  expect(
    (await edge.call('POST', 'shop/user/refreshaccess', { headers, body: { refreshToken: session.refresh } })).status,
  ).toBe(200)
  expect(headerSent('X-Access-Token')).toBe('A')
})

test('does not mix the access token of one login with the refresh token of another', async () => {
  const first = await signIn(edge)
  upstream.respondWith(sampleUpstream('ACC-2'))
  const second = await signIn(edge, first.cookie)
  const headers = { ...memberHeaders(second), 'x-access-token': first.access }
  const response = await edge.call('POST', 'shop/user/refreshaccess', {
    headers,
    body: { refreshToken: second.refresh },
  })
  const { meta } = (await response.json()) as { meta: { accessToken: string } }
  expect(headerSent('X-Access-Token')).toBeUndefined()
  expect(unseal(ring, 'access', cookieValue(first.cookie), meta.accessToken, Date.now())).toMatchObject({
    sealed: { accountId: 'ACC-2' },
  })
})

test.each([
  { title: 'its own new token', meta: { success: true, accessToken: 'A3' }, raw: 'A3' },
  { title: 'no token', meta: { success: true }, raw: 'A' },
])('seals the new account id when the response of an upgrade has $title', async ({ meta, raw }) => {
  upstream.respondWith((recorded, response) =>
    recorded.target.endsWith('/login')
      ? sendJson(response, {
          meta: { success: true, accessToken: 'A' },
          content: { convercusAccountId: null },
          refreshToken: 'R',
        })
      : sendJson(response, { meta, content: { convercusAccountId: 'ACC-9' }, errorMessage: [] }),
  )
  const login = await edge.call('POST', 'shop/user/login', { body: bodyOf('login') })
  const cookie = cookieOf(login) ?? ''
  const access = ((await login.json()) as { meta: { accessToken: string } }).meta.accessToken
  const response = await edge.call('POST', 'shop/user/upgrade', {
    body: bodyOf('upgrade'),
    headers: { cookie, 'x-access-token': access },
  })
  const sealed = ((await response.json()) as { meta: { accessToken: string } }).meta.accessToken
  expect(unseal(ring, 'access', cookieValue(cookie), sealed, Date.now())).toMatchObject({
    sealed: { token: raw, accountId: 'ACC-9' },
  })
})

test.each(['convercus-token', '"convercus-token"', ' "convercus-token"\n'])(
  'seals the loyalty token %j as plain text',
  async (text) => {
    upstream.respondWith((_, response) => sendText(response, text))
    const response = await edge.call('POST', 'convercus/auth/login')
    const sealed = await response.text()
    expect(unseal(ring, 'loyalty', cookieValue(cookieOf(response) ?? ''), sealed, Date.now())).toMatchObject({
      sealed: { token: 'convercus-token' },
    })
  },
)

test('accepts a sealed loyalty token in quotes', async () => {
  const session = await signIn(edge)
  const headers = { ...memberHeaders(session), 'x-auth': `"${session.loyalty}"` }
  expect((await edge.call('GET', 'convercus/coupons', { headers })).status).toBe(200)
  expect(headerSent('x-auth')).toBe('L')
})

test('deletes the cookie at the end of a session, only for pages of the same origin', async () => {
  const end = (headers: Record<string, string>) => edge.send({ method: 'POST', target: '/api/session/end', headers })
  const response = await end({ cookie: `__Host-portal=${'a'.repeat(43)}` })
  expect([response.status, await response.json()]).toEqual([
    200,
    { meta: { success: true }, content: null, errorMessage: [] },
  ])
  expect(response.headers.get('set-cookie')).toContain('__Host-portal=; Max-Age=0')
  expect((await end({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await edge.get('/api/session/end')).status).toBe(404)
})
