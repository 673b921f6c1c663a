import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { errorEnvelope, sendJson } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { loginWithoutAccount, sampleUpstream, sampleUpstreamBut } from './sample-upstream.ts'
import { cookieOf, memberHeaders, signIn, startEdge, useEdge, type MemberSession, type TestEdge } from './test-edge.ts'

const edge = useEdge()

const points = async (session: MemberSession, at: TestEdge = edge) =>
  (await at.call('GET', 'shop/points', { as: session })).status
const post = (target: string, session: MemberSession, at: TestEdge = edge, headers: Record<string, string> = {}) =>
  at.send({ method: 'POST', target, headers: { ...memberHeaders(session), ...headers } })
const changePassword = (session: MemberSession) =>
  edge.call('POST', 'shop/user/password/change', { as: session, body: bodyOf('change password') })

/** An edge that shares the state of the tested one. */
const secondEdge = () => startEdge(edge.upstream.url, { dataDir: edge.config.dataDir })

test('a logout ends the session for all who hold its tokens and its cookie, and no other session', async () => {
  const [stolen, other] = [await signIn(edge), await signIn(edge)]
  expect((await post('/api/session/end', stolen)).status).toBe(200)
  const refreshed = await edge.call('POST', 'shop/user/refreshaccess', {
    headers: { cookie: stolen.cookie },
    body: { refreshToken: stolen.refresh },
  })
  expect([await points(stolen), refreshed.status, await points(other)]).toEqual([401, 401, 200])
})

// Rule: errors-59
test('a refresh after the end of all sessions says so only to the browser that has the cookie of its session', async () => {
  const [own, elsewhere] = [await signIn(edge), await signIn(edge)]
  await post('/api/session/end-all', own)
  const stranger = await signIn(edge, '', 'other@example.org')
  const refresh = (cookie: string, refreshToken = elsewhere.refresh) =>
    edge.call('POST', 'shop/user/refreshaccess', { headers: { cookie }, body: { refreshToken } })
  const codeOf = async (sent: Promise<Response>) => {
    const response = await sent
    const { errorMessage } = (await response.json()) as { errorMessage: { code: string }[] }
    return [response.status, errorMessage[0]?.code]
  }
  expect(await codeOf(refresh(elsewhere.cookie))).toEqual([401, 'sessionEnded'])
  for (const cookie of ['', stranger.cookie]) expect(await codeOf(refresh(cookie))).toEqual([401, 'sessionInvalid'])
  expect(await codeOf(refresh(elsewhere.cookie, `${elsewhere.refresh.slice(0, -4)}AAAA`))).toEqual([
    401,
    'sessionInvalid',
  ])
  expect(await codeOf(edge.call('GET', 'shop/points', { as: elsewhere }))).toEqual([401, 'sessionInvalid'])
})

// Rule: session-44
test('a session that ended at one edge has ended at the other within five seconds, and after a restart', async () => {
  await using second = secondEdge()
  const session = await signIn(edge)
  expect(await points(session, second)).toBe(200)
  await post('/api/session/end', session)
  await expect.poll(() => points(session, second), { timeout: 5_000 }).toBe(401)
  await using restarted = secondEdge()
  await expect.poll(() => points(session, restarted), { timeout: 5_000 }).toBe(401)
})

// Rules: promises-4, session-46
test('ending all sessions ends every login of the account and none of another', async () => {
  const [own, elsewhere] = [await signIn(edge), await signIn(edge)]
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  const other = await signIn(edge, '', 'other@example.org')
  const response = await post('/api/session/end-all', own)
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
  expect([await points(own), await points(elsewhere), await points(other)]).toEqual([401, 401, 200])
})

test('a member of the shop only ends all own sessions too, whatever the spelling of the login name', async () => {
  const logins = async (loginName: string): Promise<MemberSession> => {
    edge.upstream.respondWith(sampleUpstreamBut('/shop/user/login', loginWithoutAccount))
    const body = { ...(bodyOf('login') as object), loginName }
    const response = await edge.call('POST', 'shop/user/login', { body })
    const { meta } = (await response.json()) as { meta: { accessToken: string } }
    const access = meta.accessToken
    return { cookie: cookieOf(response) ?? '', access, refresh: '', secure: '', external: '', loyalty: '' }
  }
  const [own, elsewhere] = [await logins('nur.shop@example.org'), await logins(' Nur.Shop@Example.org')]
  const other = await logins('andere@example.org')
  expect([await points(own), await points(elsewhere)]).toEqual([200, 200])
  await post('/api/session/end-all', own)
  expect([await points(own), await points(elsewhere), await points(other)]).toEqual([401, 401, 200])
})

test('an account that logs out again and again leaves few marks, and every logout ends its session', async () => {
  for (let logout = 0; logout < 40; logout += 1) {
    const session = await signIn(edge)
    await post('/api/session/end', session)
    expect(await points(session)).toBe(401)
  }
  const database = new DatabaseSync(join(edge.config.dataDir, 'orders.sqlite'))
  const row = database.prepare('SELECT count(*) AS marks FROM ended_sessions').get()
  database.close()
  // 30 of sessions, and one for each name of the account.
  expect(row).toEqual({ marks: 32 })
})

test('after all sessions have ended the member can log in again', async () => {
  await post('/api/session/end-all', await signIn(edge))
  await expect.poll(async () => points(await signIn(edge))).toBe(200)
})

test('only the portal itself and only a session that is valid ends all sessions', async () => {
  const session = await signIn(edge)
  const foreign = await post('/api/session/end-all', session, edge, { origin: 'https://evil.example' })
  const without = await edge.send({ method: 'POST', target: '/api/session/end-all' })
  expect([foreign.status, without.status, await points(session)]).toEqual([403, 401, 200])
})

// Rule: session-45
test('a changed password ends all other sessions of the account, a rejected change none', async () => {
  const [own, elsewhere] = [await signIn(edge), await signIn(edge)]
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('credentialError')))
  await changePassword(own)
  edge.upstream.respondWith(sampleUpstream())
  expect(await points(elsewhere)).toBe(200)
  await changePassword(own)
  expect([await points(own), await points(elsewhere)]).toEqual([200, 401])
  const refreshed = await edge.call('POST', 'shop/user/refreshaccess', {
    as: own,
    body: { refreshToken: own.refresh },
  })
  expect(refreshed.status).toBe(200)
})

const resetPassword = () => edge.call('POST', 'shop/user/password/reset', { body: bodyOf('reset password') })
const login = (cookie: string) => edge.call('POST', 'shop/user/login', { body: bodyOf('login'), headers: { cookie } })

// Rules: promises-35, session-49
test('the login after a reset ends all other sessions of the account and none of another, once', async () => {
  const elsewhere = await signIn(edge)
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  const other = await signIn(edge, '', 'other@example.org')
  edge.upstream.respondWith(sampleUpstream())
  const marked = cookieOf(await resetPassword()) ?? ''
  expect(marked).toBe('__Host-reset=1')
  expect(await points(elsewhere)).toBe(200)
  const response = await login(marked)
  const { meta } = (await response.json()) as { meta: { accessToken: string } }
  const [own = '', ...more] = response.headers.getSetCookie()
  const headers = { cookie: own.split(';')[0] ?? '', 'x-access-token': meta.accessToken }
  expect((await edge.call('GET', 'shop/points', { headers })).status).toBe(200)
  expect([await points(elsewhere), await points(other)]).toEqual([401, 200])
  expect(more).toContainEqual(expect.stringMatching(/^__Host-reset=; Max-Age=0/))
})

test('a reset that the shop rejects and a login that fails end no session', async () => {
  const session = await signIn(edge)
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('linkInvalid')))
  expect((await resetPassword()).headers.getSetCookie()).toEqual([])
  expect((await login('__Host-reset=1')).headers.getSetCookie()).toEqual([])
  edge.upstream.respondWith(sampleUpstream())
  expect(await points(session)).toBe(200)
})

test('a token of an embedding page ends with the session that it came from', async () => {
  await using open = startEdge(edge.upstream.url, { embedOrigins: ['https://shop.example'] })
  const session = await signIn(open)
  const response = await open.send({
    method: 'POST',
    target: '/api/embed/session',
    headers: { ...memberHeaders(session), 'content-type': 'application/json' },
    body: JSON.stringify({ origin: 'https://shop.example' }),
  })
  const { meta } = (await response.json()) as { meta: { accessToken: string } }
  const headers = { origin: 'https://shop.example', 'x-access-token': meta.accessToken }
  const embedded = async () => (await open.call('GET', 'shop/points', { headers })).status
  expect(await embedded()).toBe(200)
  await post('/api/session/end', session, open)
  expect(await embedded()).toBe(401)
})
