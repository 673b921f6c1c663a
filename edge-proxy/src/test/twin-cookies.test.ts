import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { beforeEach, expect, test } from 'vitest'
import { createCookieValue } from '../session/session.ts'
import { enrol, kioskKey } from './kiosk-edge.ts'
import { rawRequest, requestText } from './raw-request.ts'
import { bodyOf } from './sample-calls.ts'
import { apiPath, cookieOf, signIn, useEdge, type LoginResponse, type MemberSession } from './test-edge.ts'

const edge = useEdge({ config: { kioskKeys: [kioskKey] } })
let member: MemberSession
beforeEach(async () => void (member = await signIn(edge)))

/** Sends a request whose headers have these bytes. */
async function send(method: string, target: string, headers: Record<string, string>, body?: unknown) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const type = body !== undefined && { 'content-type': 'application/json', 'content-length': String(text.length) }
  return rawRequest(await edge.port(), requestText(method, target, { ...headers, ...type }) + text)
}
const points = async (cookie: string, as = member) =>
  (await send('GET', apiPath('shop/points'), { cookie, 'x-access-token': as.access })).status
const session = async (cookie: string) =>
  (await send('GET', '/api/session', { cookie, 'x-access-token': member.access })).status

/** A cookie of the name that a sibling host has set. */
const planted = (name = '__Host-portal'): string => `${name}=${createCookieValue()}`

/** As many cookies of the name as 32 kB hold. */
const flood = (name: string, value = createCookieValue): string =>
  Array.from({ length: 500 }, () => `${name}=${value()}`).join('; ')

const blanks = [
  '\xa0',
  '\x85',
  '\xc2\xa0',
  '\xe2\x80\x80',
  '\xe2\x80\x8b',
  '\xef\xbb\xbf',
  '\xe3\x80\x80',
  '\xad',
  '"',
  '=',
]
const others: readonly { title: string; before: () => string }[] = [
  ...blanks.map((blank) => ({
    title: `the bytes ${JSON.stringify(blank)} before its name`,
    before: () => blank + planted(),
  })),
  { title: 'another value', before: planted },
  { title: 'no value', before: () => '__Host-portal' },
  { title: 'an empty value', before: () => '__Host-portal=' },
  { title: 'quotes', before: () => `__Host-portal="${createCookieValue()}"` },
  { title: 'a name in lower case', before: () => planted('__host-portal') },
  { title: 'a name in upper case', before: () => planted('__HOST-PORTAL') },
  { title: 'no name', before: () => `=${createCookieValue()}` },
  { title: '500 values', before: () => flood('__Host-portal') },
  {
    title: '30 kB of others',
    before: () => Array.from({ length: 300 }, (_, count) => `other-${count}=${'x'.repeat(90)}`).join('; '),
  },
]

// Rule: session-54
test.each(others)('a cookie with $title beside the own one ends no session', async ({ before }) => {
  const [first, last] = [`${before()}; ${member.cookie}`, `${member.cookie}; ${before()}`]
  expect([await points(first), await points(last), await session(first), await session(last)]).toEqual([
    200, 200, 200, 200,
  ])
})

test.each(blanks)('the cookie with the bytes %j before its name is another cookie', async (blank) => {
  expect([await points(blank + member.cookie), await session(blank + member.cookie)]).toEqual([401, 401])
})

test('of two cookies the one counts for which the token was sealed, and the renewed token too', async () => {
  const second = await signIn(edge)
  const cookie = `${second.cookie}; ${member.cookie}`
  expect([await points(cookie), await points(cookie, second), await points(planted())]).toEqual([200, 200, 401])
  const response = await edge.call('POST', 'shop/user/refreshaccess', {
    headers: { cookie, 'x-access-token': member.access },
    body: { refreshToken: member.refresh },
  })
  const { meta } = (await response.json()) as LoginResponse
  const renewed = { ...member, access: meta.accessToken }
  expect([await points(member.cookie, renewed), await points(second.cookie, renewed)]).toEqual([200, 401])
})

// Rule: session-54
test('a login beside two cookies sets a new one, and a logout ends the session of its token', async () => {
  const cookie = `\xa0${planted()}; ${planted()}; ${member.cookie}`
  const { text, status } = await send('POST', apiPath('shop/user/login'), { cookie }, bodyOf('login'))
  const own = /set-cookie: (__Host-portal=[\w-]{43});/i.exec(text)?.[1] ?? ''
  const access = /"accessToken":"(s1\.[^"]+)"/.exec(text)?.[1] ?? ''
  expect([status, cookie.includes(own), await points(`${cookie}; ${own}`, { ...member, access })]).toEqual([
    200,
    false,
    200,
  ])
  await send('POST', '/api/session/end', { cookie: `${cookie}; ${own}`, 'x-access-token': access })
  expect([await points(own, { ...member, access }), await points(member.cookie)]).toEqual([401, 200])
})

test.each([
  ...['\xa0__Host-known=x', '__Host-known=x', '__Host-known', '__Host-known="x"'].map((before) => ({
    title: `the cookie ${before}`,
    before,
  })),
  { title: '500 values', before: flood('__Host-known', () => `s1.0123abcd.${createCookieValue().slice(0, 20)}`) },
])('a browser stays known beside $title', async ({ before }) => {
  const loginName = demoEmail('mitglied')
  const response = await edge.call('POST', 'shop/user/login', { body: { ...bodyOf('login'), loginName } })
  const known =
    response.headers
      .getSetCookie()
      .find((text) => text.startsWith('__Host-known'))
      ?.split(';')[0] ?? ''
  const recover = async (cookie: string) => {
    const body = { ...bodyOf('request password'), email: loginName }
    return (await send('POST', apiPath('shop/user/password/request'), { cookie }, body)).status
  }
  for (let count = 0; count < 3; count += 1) await recover('')
  expect([await recover(''), await recover(`${before}; ${known}`), await recover(`${known}; ${before}`)]).toEqual([
    429, 200, 200,
  ])
})

test.each([
  '\xa0__Host-kiosk=x',
  '__Host-kiosk=x',
  `__Host-kiosk=${'0'.repeat(8)}.${'a'.repeat(22)}.${'b'.repeat(43)}`,
])('a tablet stays enrolled beside the cookie %j, and so does the session of its person', async (twin) => {
  const tablet = await enrol(edge)
  const login = await edge.call('POST', 'shop/user/login', { headers: tablet, body: bodyOf('login') })
  const { meta } = (await login.json()) as LoginResponse
  const cookie = `${twin}; ${planted('__Host-kiosk-session')}; ${tablet.cookie}; ${cookieOf(login)}`
  const headers = { cookie, 'x-kiosk': '1', 'x-access-token': meta.accessToken }
  expect((await send('GET', '/api/kiosk/enrolment', { cookie })).text).toContain('"enrolled":true')
  expect((await send('POST', apiPath('shop/card/activate'), headers, bodyOf('activate card'))).status).toBe(200)
  const path = `${wire.prefix}/auth/login`
  expect((await send('POST', apiPath(path), { cookie, 'x-kiosk': '1' })).status).toBe(200)
})

// Rule: session-54
test.each([
  { cookie: '__Host-reset=1', ends: true },
  { cookie: '\xa0__Host-reset=1', ends: false },
  { cookie: '__Host-reset=1; __Host-reset=1', ends: false },
  { cookie: '__Host-reset=1; __Host-reset=', ends: false },
  { cookie: '\xa0__Host-reset=x; __Host-reset=1', ends: true },
])('a login with $cookie ends the other sessions: $ends', async ({ cookie, ends }) => {
  await send('POST', apiPath('shop/user/login'), { cookie }, bodyOf('login'))
  expect(await points(member.cookie)).toBe(ends ? 401 : 200)
})
