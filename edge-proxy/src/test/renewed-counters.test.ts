import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test, vi } from 'vitest'
import { errorEnvelope, sendJson, success, type UpstreamHandler } from './recording-upstream.ts'
import { bodyOf, login, sampleOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { cookieOf, pageBody, signIn, useEdge, type LoginResponse, type MemberSession } from './test-edge.ts'
import { enrolmentCall, kioskKey } from './kiosk-edge.ts'

const right = 'richtig'
const email = demoEmail('mitglied')
const spellings = [email, ` ${email.replace('m', 'M')}`, email.toUpperCase(), `ｍ${email.slice(1)}`]

const withPasswordCheck: UpstreamHandler = (recorded, response) =>
  recorded.target === '/shop/user/login' && !recorded.body.includes(right)
    ? sendJson(response, errorEnvelope('credentialError'))
    : sampleUpstream()(recorded, response)

const edge = useEdge({ handler: withPasswordCheck, config: { kioskKeys: [kioskKey] } })

type Sender = { from?: string; headers?: Record<string, string> }

/** One of fifty addresses, each in a network of its own. */
const oneOfFifty = (count: number): Sender => ({ from: `198.51.${count % 50}.1` })
const oneAddress = (): Sender => ({ from: '203.0.113.1' })

const logIn = (password: string, sender: Sender, loginName = email) =>
  edge.call('POST', 'shop/user/login', { body: { loginName, password, rememberMe: true }, ...sender })

const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
const knownCookie = (response: Response): string => cookiesOf(response).find((text) => text.includes('known')) ?? ''

const statuses = async (times: number, attempt: (count: number) => Promise<Response>): Promise<number[]> => {
  const all: number[] = []
  for (let count = 0; count < times; count += 1) all.push((await attempt(count)).status)
  return all
}
const allowed = (all: readonly number[]): number => all.filter((status) => status !== 429).length

/** The cookies of so many logins, each of which makes a new browser known. */
const knownBrowsers = async (logins: number): Promise<string[]> => {
  const cookies: string[] = []
  await statuses(logins, async (count) => {
    const response = await logIn(right, oneOfFifty(count))
    cookies.push(knownCookie(response))
    return response
  })
  return cookies
}

const withCookie =
  (cookies: readonly string[], sender: (count: number) => Sender) =>
  (count: number): Sender => ({ ...sender(count), headers: { cookie: cookies[count % cookies.length] ?? '' } })

const recover = (sender: Sender) =>
  edge.call('POST', 'shop/user/password/request', { body: { ...bodyOf('request password'), email }, ...sender })

// Rule: limits-6
test('many known browsers have the attempts of one', async () => {
  const sender = withCookie(await knownBrowsers(50), oneOfFifty)
  expect(allowed(await statuses(200, (count) => logIn('geraten', sender(count))))).toBe(10)
  expect(allowed(await statuses(200, (count) => recover(sender(count))))).toBe(3)
})

const changePassword = (session: MemberSession) =>
  edge.call('POST', 'shop/user/password/change', { as: session, body: bodyOf('change password') })
const endAll = (session: MemberSession) =>
  edge.send({
    method: 'POST',
    target: '/api/session/end-all',
    headers: { cookie: session.cookie, 'x-access-token': session.access },
  })
const resetPassword = async () => {
  await edge.call('POST', 'shop/user/password/reset', { body: bodyOf('reset password') })
  return logIn(right, { headers: { cookie: '__Host-reset=1' } })
}

test.each([
  { title: 'a changed password', end: changePassword },
  { title: 'the end of all sessions', end: endAll },
  { title: 'the login after a reset', end: resetPassword },
])('after $title no browser is known, and guesses and mails have the limits of strangers', async ({ end }) => {
  edge.upstream.respondWith(sampleUpstream())
  const session = await signIn(edge)
  edge.upstream.respondWith(withPasswordCheck)
  const cookies = await knownBrowsers(50)
  expect((await end(session)).status).toBe(200)
  const [one, fifty] = [withCookie(cookies, oneAddress), withCookie(cookies, oneOfFifty)]
  expect(allowed(await statuses(100, (count) => logIn('geraten', one(count))))).toBe(10)
  expect(allowed(await statuses(300, (count) => logIn('geraten', fifty(count))))).toBe(90)
  expect(allowed(await statuses(50, (count) => recover(fifty(count))))).toBe(3)
})

test('a browser is known again after the next login, and after a logout', async () => {
  edge.upstream.respondWith(sampleUpstream())
  await endAll(await signIn(edge))
  // A login of the same millisecond has ended, too.
  const ended = Date.now()
  await vi.waitUntil(() => Date.now() > ended, { interval: 1 })
  const response = await logIn(right, oneOfFifty(1))
  const { meta } = (await response.json()) as LoginResponse
  const session = cookiesOf(response)[0] ?? ''
  const headers = { cookie: session, 'x-access-token': meta.accessToken }
  await edge.send({ method: 'POST', target: '/api/session/end', headers })
  edge.upstream.respondWith(withPasswordCheck)
  await statuses(300, (count) => logIn('geraten', oneOfFifty(count)))
  expect((await logIn(right, { headers: { cookie: knownCookie(response) } })).status).toBe(200)
})

// Rule: limits-4
test.each([
  { how: 'with the password, in all spellings', body: (count: number) => ({ loginName: spellings[count % 4] }) },
  { how: 'by token', path: 'shop/user/loginByToken', body: () => ({ sessionToken: 'T' }) },
])('logins that succeed $how count for their account', async ({ path = 'shop/user/login', body }) => {
  const password = path === 'shop/user/login' && { password: right, rememberMe: true }
  const attempt = (count: number) =>
    edge.call('POST', path, { body: { ...body(count), ...password }, ...oneOfFifty(count) })
  expect(allowed(await statuses(200, attempt))).toBe(100)
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  expect((await logIn(right, oneAddress(), 'andere@example.org')).status).toBe(200)
})

/** A new session of a member without a loyalty account, each time with other tokens and cookies. */
const newSession: Record<string, (count: number) => Promise<MemberSession>> = {
  'a new login': (count) => signIn(edge, '', spellings[count % 4]),
  'a login by token': async () =>
    sessionOf(await edge.call('POST', 'shop/user/loginByToken', { body: bodyOf('login by token') })),
  'a refresh': async () => {
    const session = await signIn(edge)
    const body = { refreshToken: session.refresh }
    const { meta } = (await (
      await edge.call('POST', 'shop/user/refreshaccess', { as: session, body })
    ).json()) as LoginResponse
    return { ...session, access: meta.accessToken }
  },
}

async function sessionOf(response: Response): Promise<MemberSession> {
  const { meta, refreshToken } = (await response.json()) as LoginResponse
  return {
    cookie: cookieOf(response) ?? '',
    access: meta.accessToken,
    refresh: refreshToken,
    secure: '',
    external: '',
    loyalty: '',
  }
}

const shopOnly: UpstreamHandler = (recorded, response) => {
  if (!/user\/login(ByToken)?$/.test(recorded.target)) return sampleUpstream()(recorded, response)
  sendJson(response, { ...login, content: { loginName: email, [wire.accountId]: null } })
}

// Rule: limits-14
test.each(
  Object.keys(newSession).flatMap((renewal) =>
    [
      { call: 'delete request', limit: 5 },
      { call: 'request card', limit: 10 },
      { call: 'change password', limit: 20 },
      { call: 'activate card', limit: 30 },
    ].map((row) => ({ ...row, renewal })),
  ),
)('a member without a loyalty account gets no more of $call by $renewal', async ({ call, limit, renewal }) => {
  edge.upstream.respondWith(shopOnly)
  const { method, path, ...sample } = sampleOf(call)
  const attempt = async (count: number) => {
    const session = await newSession[renewal]?.(count)
    if (session === undefined) throw new Error('no session')
    const body = pageBody({ method, path, ...sample }, session)
    // A wrong old password, because a changed one ends the other sessions.
    if (call === 'change password')
      edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('credentialError')))
    const response = await edge.call(method, path, { as: session, body, ...oneOfFifty(count) })
    edge.upstream.respondWith(shopOnly)
    return response
  }
  expect(allowed(await statuses(limit + 10, attempt))).toBe(limit)
})

test('another e-mail address for the same link gives no more attempts to opt in', async () => {
  const optIn = (count: number) =>
    edge.call('POST', 'shop/user/optin', {
      body: { ...bodyOf('opt in'), EMail: `m${count}@example.org` },
      ...oneOfFifty(count),
    })
  expect(allowed(await statuses(60, optIn))).toBe(30)
})

test.each([
  { network: 'an IPv6 /64', from: (count: number) => `2001:db8:1:2::${count.toString(16)}`, limit: 10 },
  { network: 'an IPv6 /48', from: (count: number) => `2001:db8:1:${(count * 997).toString(16)}::1`, limit: 40 },
  { network: 'an IPv4 /24', from: (count: number) => `198.51.100.${count}`, limit: 40 },
])('$network has $limit wrong keys of tablets', async ({ from, limit }) => {
  const attempt = (count: number) => enrolmentCall(edge, 'POST', { key: 'geraten', from: from(count) })
  expect(allowed(await statuses(60, attempt))).toBe(limit)
})

test("activations of coupons that are not the member's count, whatever login, and own ones do not", async () => {
  const owns: UpstreamHandler = (recorded, response) =>
    recorded.target.includes('/accounts/')
      ? sendJson(response, [{ couponId: 'R', accountCouponId: 'OWN', accountId: 'ACC-1' }])
      : recorded.method === 'PATCH'
        ? sendJson(response, success(null))
        : sampleUpstream()(recorded, response)
  edge.upstream.respondWith(owns)
  const activate = (as: MemberSession, id: string) =>
    edge.call('PATCH', `${wire.prefix}/v2/accountcoupons/${id}/activation`, { as, body: { activated: true } })
  const foreign = await statuses(45, async (count) => activate(await signIn(edge), `FOREIGN-${count}`))
  expect([allowed(foreign), new Set(foreign)]).toEqual([30, new Set([403, 429])])
  const reads = edge.upstream.requests.filter(({ target }) => target.includes('/accounts/'))
  expect(reads).toHaveLength(30)
  const member = await signIn(edge)
  expect(new Set(await statuses(40, () => activate(member, 'OWN')))).toEqual(new Set([200]))
})

test('own coupons that the edge does not know yet do not count, nor lists that cannot be read', async () => {
  edge.upstream.respondWith(sampleUpstream())
  const member = await signIn(edge)
  const activate = (id: string) =>
    edge.call('PATCH', `${wire.prefix}/v2/accountcoupons/${id}/activation`, { as: member, body: { activated: true } })
  edge.upstream.respondWith((_, response) => sendJson(response, {}, 500))
  expect(new Set(await statuses(40, () => activate('OWN')))).toEqual(new Set([502]))
  let read = 0
  edge.upstream.respondWith(({ target }, response) =>
    target.includes('/accounts/')
      ? sendJson(response, [{ couponId: 'R', accountCouponId: `OWN-${read++}` }])
      : sendJson(response, success(null)),
  )
  expect(new Set(await statuses(40, (count) => activate(`OWN-${count}`)))).toEqual(new Set([200]))
})
