import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typedNameHash } from '../session/login-name.ts'
import { createCookieValue, embedBinding } from '../session/session.ts'
import { createKeyRing, lifetimes, notBound, seal, sealKinds, unseal, type SealKind } from '../session/seal.ts'
import { formerSeal, formerUnseal, formerUser } from './former-edge.ts'
import { errorEnvelope, sendJson } from './recording-upstream.ts'
import { bodyOf, login } from './sample-calls.ts'
import { sampleUpstream, sampleUpstreamBut } from './sample-upstream.ts'
import { cookieOf, memberHeaders, signIn, startEdge, testKey, useEdge, type MemberSession } from './test-edge.ts'

const origin = 'https://shop.example'
const edge = useEdge({ config: { embedOrigins: [origin] } })

/** Another portal with the same keys; browsers of its visitors are sent to it on purpose. */
const otherPortal = () =>
  startEdge(edge.upstream.url, { publicOrigin: 'https://other.example', embedOrigins: [origin] })
const post = (target: string, at: typeof edge | ReturnType<typeof otherPortal>, as: MemberSession) =>
  at.send({ method: 'POST', target, headers: memberHeaders(as) })
const knownCookie = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((text) => text.startsWith('__Host-known='))
    ?.split(';')[0] ?? ''

// Rule: session-55
test('another portal with the same keys takes no token of this one, and sends none to its shop', async () => {
  await using other = otherPortal()
  const own = await signIn(edge)
  const embedded = await edge.call('POST', 'shop/user/loginByToken', {
    body: bodyOf('login by token'),
    headers: { origin },
  })
  const { meta, refreshToken } = (await embedded.json()) as { meta: { accessToken: string }; refreshToken: string }
  edge.upstream.requests.length = 0
  const refreshed = (at: typeof other, token: string, headers: Record<string, string>) =>
    at.call('POST', 'shop/user/refreshaccess', { headers, body: { refreshToken: token } })
  const responses = [
    await other.call('GET', 'shop/points', { as: own }),
    await refreshed(other, own.refresh, { cookie: own.cookie }),
    await other.call('GET', `${wire.prefix}/coupons`, { as: own }),
    await other.call('GET', 'shop/points', { headers: { origin, 'x-access-token': meta.accessToken } }),
    await refreshed(other, refreshToken, { origin }),
    await other.get('/api/session', { headers: memberHeaders(own) }),
    await post('/api/session/end-all', other, own),
  ]
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 401])
  expect(edge.upstream.requests).toEqual([])
  expect((await edge.call('GET', 'shop/points', { as: own })).status).toBe(200)
})

test.each(sealKinds)('a %s token is sealed with the origin of its portal', (kind) => {
  const now = Date.now()
  const content = { token: 'RAW', accountId: 'ACC-1', sid: 'sid', since: now }
  const [own, other] = ['https://portal.example', 'https://other.example'].map((portal) =>
    createKeyRing([testKey], portal),
  ) as [ReturnType<typeof createKeyRing>, ReturnType<typeof createKeyRing>]
  const token = seal(own, kind, 'cookie', content, now)
  expect([unseal(own, kind, ['cookie'], token, now).kind, unseal(other, kind, ['cookie'], token, now).kind]).toEqual([
    'valid',
    'invalid',
  ])
  expect(formerUnseal(kind, 'cookie', token)).toEqual({ ...content, exp: Math.floor(now / 1000) + lifetimes[kind] })
})

test('a known browser of another portal is none here', async () => {
  await using other = otherPortal()
  const email = demoEmail('mitglied')
  const body = { ...bodyOf('login'), loginName: email }
  const cookie = knownCookie(await edge.call('POST', 'shop/user/login', { body }))
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('credentialError')))
  const guesses = async (at: typeof other, headers: Record<string, string>, from: (count: number) => string) => {
    for (let count = 0; count < 100; count += 1)
      await at.call('POST', 'shop/user/login', { body, headers, from: from(count) })
    return (await at.call('POST', 'shop/user/login', { body, headers: { cookie }, from: '203.0.113.1' })).status
  }
  const strangers = (count: number) => `198.51.${count}.1`
  expect([await guesses(edge, {}, strangers), await guesses(other, {}, strangers)]).toEqual([200, 429])
})

/** The session of a login at an edge of the former version; `names` are hashes that both versions make alike. */
function formerSession(accountId: string | null, loginName: string, names: string[] = []) {
  const cookie = createCookieValue()
  const sid = `former ${cookie}`
  const user = formerUser(loginName)
  const sealed = (kind: SealKind, token: string, at = cookie) =>
    formerSeal(kind, at, { token, accountId, sid, since: Date.now() - 1_000, user, names })
  return {
    sid,
    cookie: `__Host-portal=${cookie}`,
    access: sealed('access', 'A'),
    refresh: sealed('refresh', 'R'),
    secure: sealed('secure', 'S'),
    external: sealed('external', 'E'),
    loyalty: sealed('loyalty', 'L', notBound),
    embedded: sealed('access', 'A', embedBinding(origin)),
  }
}
const points = async (as: MemberSession) => (await edge.call('GET', 'shop/points', { as })).status

test('sessions of the former version stay: calls, refresh, coupons, embedding pages', async () => {
  const former = formerSession('ACC-1', demoEmail('mitglied'))
  const refreshed = await edge.call('POST', 'shop/user/refreshaccess', {
    as: former,
    body: { refreshToken: former.refresh },
  })
  const { meta } = (await refreshed.json()) as { meta: { accessToken: string } }
  const renewed = { ...former, access: meta.accessToken }
  const coupons = await edge.call('GET', `${wire.prefix}/coupons`, { as: former })
  const embedded = await edge.call('GET', 'shop/points', {
    headers: { origin, 'x-access-token': former.embedded },
  })
  expect([await points(former), await points(renewed), coupons.status, embedded.status]).toEqual([200, 200, 200, 200])
  // The former version reads the renewed one, whose user it compares with its marks.
  const cookie = former.cookie.slice('__Host-portal='.length)
  expect(formerUnseal('access', cookie, renewed.access)).toMatchObject({ user: formerUser(demoEmail('mitglied')) })
})

test('the former version reads the tokens of a login of this one', async () => {
  const session = await signIn(edge)
  const cookie = session.cookie.slice('__Host-portal='.length)
  for (const [kind, token, raw] of [
    ['access', session.access, 'A'],
    ['refresh', session.refresh, 'R'],
    ['secure', session.secure, 'S'],
    ['external', session.external, 'E'],
  ] as const)
    expect(formerUnseal(kind, cookie, token)).toMatchObject({ token: raw })
  expect(formerUnseal('loyalty', notBound, session.loyalty)).toMatchObject({ token: 'L' })
  expect(formerUnseal('access', cookie, session.access)).not.toHaveProperty('user')
})

/** Writes a mark as the former version does. */
function formerMark(name: string): void {
  const database = new DatabaseSync(join(edge.config.dataDir, 'orders.sqlite'))
  const expires = Date.now() + 1_000_000
  database
    .prepare('INSERT INTO ended_sessions (name, before, kept_sid, expires) VALUES (?, ?, NULL, ?)')
    .run(name, Date.now() + 100_000, expires)
  database.close()
}

test('what the former version has ended stays ended, and its marks of folded names end no new session', async () => {
  const [user, account, sid] = [
    formerSession(null, 'nur.shop@example.org'),
    formerSession('ACC-3', 'drei@example.org'),
    formerSession('ACC-4', 'vier@example.org'),
  ]
  edge.upstream.respondWith(
    sampleUpstreamBut('/shop/user/login', (_, response) =>
      sendJson(response, { ...login, content: { loginName: 'nur.shop@example.org', [wire.accountId]: null } }),
    ),
  )
  const now = await signIn(edge, '', 'nur.shop@example.org')
  for (const session of [user, account, sid, now]) expect(await points(session)).toBe(200)
  formerMark(`user ${formerUser('nur.shop@example.org')}`)
  formerMark('account ACC-3')
  formerMark(`sid ${sid.sid}`)
  for (const session of [user, account, sid]) await expect.poll(() => points(session)).toBe(401)
  expect(await points(now)).toBe(200)
})

test('an end of all sessions in this version ends those of the former version, and the other way round', async () => {
  const now = await signIn(edge)
  const { names } = formerUnseal('access', now.cookie.slice('__Host-portal='.length), now.access)
  const former = formerSession('ACC-1', demoEmail('mitglied'))
  const shopOnly = formerSession(null, demoEmail('mitglied'), names)
  await post('/api/session/end-all', edge, now)
  expect([await points(now), await points(former), await points(shopOnly)]).toEqual([401, 401, 401])
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  const later = await signIn(edge)
  expect((await post('/api/session/end-all', edge, formerSession('ACC-2', 'zwei@example.org'))).status).toBe(200)
  expect(await points(later)).toBe(401)
})

test.each([null, 'ACC-7'])(
  'a session of the former version with the account %s ends no session of another member by the e-mail address of its profile',
  async (accountId) => {
    edge.upstream.respondWith(
      sampleUpstreamBut('/shop/user/login', (recorded, response) => {
        const { loginName } = JSON.parse(recorded.body) as { loginName: string }
        sendJson(response, { ...login, content: { loginName, [wire.accountId]: null } })
      }),
    )
    const [thief, email] = ['dieb@example.org', demoEmail('mitglied')]
    const former = formerSession(accountId, thief, [typedNameHash(thief), typedNameHash(email)])
    const [member, own] = [await signIn(edge, '', email), await signIn(edge, '', thief)]
    expect((await post('/api/session/end-all', edge, former)).status).toBe(200)
    expect([await points(member), await points(own), await points(former)]).toEqual([200, 401, 401])
  },
)

// Rule: limits-21
test('known browsers of the former version stay known, and a look-alike of them uses up none of the exact ones', async () => {
  const email = demoEmail('mitglied')
  const alike = `ｍ${email.slice(1)}`
  const user = formerUser(email)
  const content = { token: user, accountId: 'ACC-9', sid: '', since: Date.now() - 1_000, user }
  const former = { cookie: `__Host-known=${formerSeal('known', notBound, content)}` }
  const exact = knownCookie(
    await edge.call('POST', 'shop/user/login', { body: { ...bodyOf('login'), loginName: email } }),
  )
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('credentialError')))
  const guess = async (loginName: string, headers: Record<string, string>, from = '') => {
    const body = { ...bodyOf('login'), loginName }
    return (await edge.call('POST', 'shop/user/login', { body, headers, from })).status
  }
  for (let count = 0; count < 120; count += 1) await guess(email, {}, `198.51.${count}.1`)
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) statuses.push(await guess(count % 2 === 0 ? email : alike, former))
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
  expect(await guess(email, { cookie: exact })).toBe(200)
})

test('the cookies of a login in this version are those of one session', async () => {
  const response = await edge.call('POST', 'shop/user/login', { body: bodyOf('login') })
  expect(cookieOf(response)).toMatch(/^__Host-portal=[\w-]{43}$/)
  expect(knownCookie(response).length).toBeLessThan(700)
})
