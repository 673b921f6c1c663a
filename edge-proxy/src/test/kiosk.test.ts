import { wire } from '@portal/shared-contracts/testing/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '@portal/shared-contracts/calls'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { policyFor } from '../calls/call-policies.ts'
import { createCookieValue } from '../session/session.ts'
import { enrol, enrolmentCall, kioskKey, kioskRegistration } from './kiosk-edge.ts'
import { callHeaders, errorEnvelope, sendJson, success } from './recording-upstream.ts'
import { bodyOf, sampleOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { cookieOf, memberHeaders, signIn, startEdge, useEdge, type LoginResponse } from './test-edge.ts'

const edge = useEdge({ config: { kioskKeys: [kioskKey] } })
afterEach(() => void vi.useRealTimers())

let tablet: Awaited<ReturnType<typeof enrol>>
beforeEach(async () => void (tablet = await enrol(edge)))

const withBoth = (one: string, other: string | undefined) => ({ ...tablet, cookie: `${one}; ${other ?? ''}` })

/** Logs in at the kiosk; the headers of the calls after it. */
async function logIn(headers: Record<string, string> = tablet) {
  const response = await edge.call('POST', 'shop/user/login', { headers, body: bodyOf('login') })
  const content = (await response.json()) as LoginResponse
  const cookies = withBoth(headers['cookie'] ?? '', cookieOf(response))
  return { response, content, session: { ...cookies, 'x-access-token': content.meta.accessToken } }
}
const activate = (headers: Record<string, string>) =>
  edge.call('POST', 'shop/card/activate', { headers, body: bodyOf('activate card') })

const isKioskCall = (call: Call): boolean => policyFor(call, 'portal').kiosk !== undefined
const kioskCalls = callTable.flatMap((call) => (isKioskCall(call) ? [call.name] : []))
const otherCalls = callTable.flatMap((call) => (isKioskCall(call) ? [] : [call.name]))

test('the kiosk has the calls that its steps need', () => {
  expect(kioskCalls.toSorted()).toEqual([
    'account details',
    'activate card',
    'login',
    'loyalty login',
    'register',
    'user check',
  ])
})

test.each(kioskCalls)('sends %s of the kiosk with exactly the expected bytes', async (call) => {
  const loyalty = await (await edge.call('POST', `${wire.prefix}/auth/login`, { headers: tablet })).text()
  const { session } = await logIn()
  edge.upstream.requests.length = 0
  const { method, path, body, headers } = sampleOf(call)
  const sentBody = call === 'register' ? kioskRegistration : body
  const response = await edge.call(method, path, {
    headers: { ...session, 'x-auth': loyalty },
    body: call === 'loyalty login' ? undefined : sentBody,
  })
  expect(response.status).toBe(200)
  const [sent] = edge.upstream.requests
  expect(sent?.body ?? '').toBe(sentBody === undefined ? '' : JSON.stringify(sentBody))
  expect(Object.fromEntries(sent === undefined ? [] : callHeaders(sent))).toEqual(headers)
})

// Rule: kiosk-14
test.each(otherCalls)('the kiosk cannot send %s', async (call) => {
  const { session } = await logIn()
  edge.upstream.requests.length = 0
  const { method, path, body } = sampleOf(call)
  const response = await edge.call(method, path, {
    headers: { ...session, 'x-auth': 'L', 'idempotency-key': 'order-of-the-kiosk' },
    body: call === 'refresh' ? { refreshToken: 'R' } : body,
  })
  expect([response.status, await response.json()]).toEqual([403, errorEnvelope('forbidden')])
  expect(edge.upstream.requests).toEqual([])
})

// Rules: kiosk-7, kiosk-15
test('the details of a card are complete for the kiosk before anybody logs in, and reduced for the portal', async () => {
  const path = `${wire.prefix}/v2/accountdetails/${'2'.repeat(19)}`
  const details = { accountId: 'ACC-2', memberships: [{ givenName: 'Marlene' }] }
  const member = await signIn(edge)
  const loyalty = await (await edge.call('POST', `${wire.prefix}/auth/login`, { headers: tablet })).text()
  edge.upstream.respondWith(({ target }, response) =>
    target.includes('/22') ? sendJson(response, details) : sendJson(response, { code: 'ACCOUNT_NOT_FOUND' }, 404),
  )
  const atKiosk = await edge.call('GET', path, { headers: { ...tablet, 'x-auth': loyalty } })
  expect([atKiosk.status, await atKiosk.json()]).toEqual([200, details])
  const unknown = await edge.call('GET', path.replaceAll('2', '4'), { headers: { ...tablet, 'x-auth': loyalty } })
  expect(unknown.status).toBe(404)
  const inPortal = { ...memberHeaders(member), cookie: `${member.cookie}; ${tablet.cookie}` }
  expect(await (await edge.call('GET', path, { headers: inPortal })).json()).toEqual({ exists: true, free: false })
  expect((await edge.call('GET', path, { headers: tablet })).status).toBe(401)
})

// Rule: kiosk-16
test('the login of the kiosk leaves the session of the portal alone and answers no token but the access token', async () => {
  const member = await signIn(edge)
  const { response, content, session } = await logIn(withBoth(tablet.cookie, member.cookie))
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-kiosk-session=[\w-]{43}; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  )
  expect(Object.keys(content).toSorted()).toEqual(['content', 'errorMessage', 'meta', 'webshopOnly'])
  expect((await activate(session)).status).toBe(200)
  expect((await edge.call('GET', 'shop/card', { as: member })).status).toBe(200)
})

test('neither session accepts the tokens of the other', async () => {
  const member = await signIn(edge)
  const { content, session } = await logIn(withBoth(tablet.cookie, member.cookie))
  edge.upstream.requests.length = 0
  expect((await activate({ ...session, 'x-access-token': member.access })).status).toBe(401)
  const ofKiosk = { cookie: session.cookie, 'x-access-token': content.meta.accessToken }
  expect((await edge.call('GET', 'shop/card', { headers: ofKiosk })).status).toBe(401)
  expect(
    (await edge.call('POST', 'shop/card/activate', { headers: ofKiosk, body: bodyOf('activate card') })).status,
  ).toBe(401)
  expect(edge.upstream.requests).toEqual([])
})

test('a portal token is worthless at the kiosk even if both cookies have one value', async () => {
  const member = await signIn(edge)
  const value = member.cookie.slice(member.cookie.indexOf('='))
  const headers = { ...withBoth(tablet.cookie, `__Host-kiosk-session${value}`), 'x-access-token': member.access }
  expect((await activate(headers)).status).toBe(401)
})

test('a loyalty token that was fetched beside the cookie of the person before is valid after the login', async () => {
  const { session: before } = await logIn()
  const loyalty = await (await edge.call('POST', `${wire.prefix}/auth/login`, { headers: before })).text()
  const { session } = await logIn(before)
  const headers = { ...session, cookie: session.cookie.replace(/; .*; /, '; '), 'x-auth': loyalty }
  expect((await edge.call('GET', sampleOf('account details').path, { headers })).status).toBe(200)
})

// Rule: kiosk-17
test.each([
  { title: 'after the end of its session', until: () => {}, change: () => tablet },
  {
    title: 'after the next login',
    until: () => {},
    change: async () => (await logIn()).session,
  },
  {
    title: 'after ten minutes, also if the cookie was kept',
    until: () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 }),
    change: null,
  },
])('the token of a person at the kiosk is worthless $title', async ({ until, change }) => {
  const { session } = await logIn()
  const cookie = change === null ? session.cookie : (await change()).cookie
  until()
  edge.upstream.requests.length = 0
  expect((await activate({ ...session, cookie })).status).toBe(401)
  expect(edge.upstream.requests).toEqual([])
})

const endKiosk = (headers: Record<string, string>, at: Pick<typeof edge, 'send'> = edge) =>
  at.send({ method: 'POST', target: '/api/kiosk/session/end', headers })

// Rule: kiosk-17
test('the end of the kiosk makes the token worthless at every edge, although the page sends the cookie only', async () => {
  await using second = startEdge(edge.upstream.url, { dataDir: edge.config.dataDir, kioskKeys: [kioskKey] })
  const [ended, other] = [await logIn(), await logIn()]
  expect((await endKiosk({ cookie: ended.session.cookie })).status).toBe(200)
  edge.upstream.requests.length = 0
  expect((await activate(ended.session)).status).toBe(401)
  expect(edge.upstream.requests).toEqual([])
  const activateAtSecond = async () => {
    const body = bodyOf('activate card')
    return (await second.call('POST', 'shop/card/activate', { headers: ended.session, body })).status
  }
  await expect.poll(activateAtSecond).toBe(401)
  expect((await activate(other.session)).status).toBe(200)
})

// Rule: kiosk-17
test('a tablet ends a hundred sessions in ten minutes, and a further end is answered as limited, not that of another tablet', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [second, { session }] = [await enrol(edge), await logIn()]
  const endOf = async (cookie: string) =>
    (await endKiosk({ cookie: `${cookie}; __Host-kiosk-session=${createCookieValue()}` })).status
  for (let count = 0; count < 100; count += 1) expect(await endOf(tablet.cookie)).toBe(200)
  const refused = await endKiosk({ cookie: session.cookie })
  expect([refused.status, await refused.json()]).toMatchObject([429, { errorMessage: [{ code: 'rateLimited' }] }])
  expect(edge.lastLogLine()).toMatchObject({ status: 429, code: 'rateLimited', reason: 'tablet' })
  const renewed = cookieOf(await enrolmentCall(edge, 'GET', { headers: tablet })) ?? ''
  expect([await endOf(renewed), await endOf(second.cookie)]).toEqual([429, 200])
  const person = await logIn(second)
  expect((await endKiosk({ cookie: person.session.cookie })).status).toBe(200)
  expect((await activate(person.session)).status).toBe(401)
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect(await endOf(tablet.cookie)).toBe(200)
})

test('an end with more cookies than a tablet may end is refused', async () => {
  const planted = Array.from({ length: 101 }, () => `__Host-kiosk-session=${createCookieValue()}`).join('; ')
  const { session } = await logIn()
  expect((await endKiosk({ cookie: `${session.cookie}; ${planted}` })).status).toBe(429)
  expect((await activate(session)).status).toBe(401)
})

test('who has no tablet ends no session of one', async () => {
  const { session } = await logIn()
  const ofPerson = session.cookie.split('; ').filter((text) => !text.startsWith('__Host-kiosk='))
  expect((await endKiosk({ cookie: ofPerson.join('; ') })).status).toBe(200)
  expect((await activate(session)).status).toBe(200)
})

test('the end of the kiosk deletes its cookie only, for pages of the portal only', async () => {
  const end = (headers: Record<string, string>) =>
    edge.send({ method: 'POST', target: '/api/kiosk/session/end', headers })
  const response = await end(tablet)
  expect([response.status, await response.json()]).toEqual([200, success(null)])
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-kiosk-session=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict',
  ])
  expect((await end({ origin: 'https://evil.example' })).status).toBe(403)
})

test('a failed login of the kiosk sets no cookie', async () => {
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('credentialError')))
  expect((await logIn()).response.headers.get('set-cookie')).toBeNull()
})

// Rule: kiosk-12
test('a tablet whose key is removed cannot register, log in or use its token', async () => {
  const { session } = await logIn()
  await using revoked = startEdge(edge.upstream.url, { kioskKeys: [{ name: 'munich', key: 'the-next-kiosk-key' }] })
  edge.upstream.respondWith(sampleUpstream())
  edge.upstream.requests.length = 0
  const calls = [
    { method: 'PUT', path: 'shop/user', body: kioskRegistration },
    { method: 'POST', path: 'shop/user/login', body: bodyOf('login') },
    { method: 'POST', path: 'shop/card/activate', body: bodyOf('activate card') },
  ]
  for (const { method, path, body } of calls)
    expect((await revoked.call(method, path, { headers: session, body })).status).toBe(403)
  expect(await (await enrolmentCall(revoked, 'GET', { headers: tablet })).json()).toMatchObject({
    content: { enrolled: false },
  })
  expect(edge.upstream.requests).toEqual([])
})
