import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { errorEnvelope, sendJson, type UpstreamHandler } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { enrol, kioskKey } from './kiosk-edge.ts'
import { useEdge } from './test-edge.ts'

const right = 'richtig'
const member = demoEmail('mitglied')

const withPasswordCheck: UpstreamHandler = (recorded, response) =>
  recorded.target === '/shop/user/login' && !recorded.body.includes(right)
    ? sendJson(response, errorEnvelope('credentialError'))
    : sampleUpstream()(recorded, response)

const edge = useEdge({ handler: withPasswordCheck, config: { kioskKeys: [kioskKey] } })

type Sender = { from?: string; headers?: Record<string, string> }

/** The address of a stranger, in a network of its own. */
const stranger = (count: number): Sender => ({ from: `198.51.${count}.1` })

const login = (password: string, sender: Sender, loginName = member) =>
  edge.call('POST', 'shop/user/login', { body: { loginName, password, rememberMe: true }, ...sender })

const recover = (sender: Sender) =>
  edge.call('POST', 'shop/user/password/request', { body: { ...bodyOf('request password'), email: member }, ...sender })

const reset = (sender: Sender) =>
  edge.call('POST', 'shop/user/password/reset', { body: bodyOf('reset password'), ...sender })

/** The cookie by which the edge recognises the browser after a login. */
const knownCookie = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-known='))
    ?.split(';')[0]

/** A browser at the address of a stranger whose member has logged in before and is logged out. */
async function knownBrowser(loginName = member): Promise<Sender> {
  const cookie = knownCookie(await login(right, stranger(0), loginName)) ?? ''
  return { ...stranger(0), headers: { cookie } }
}

const statuses = async (times: number, attempt: (count: number) => Promise<Response>): Promise<number[]> => {
  const all: number[] = []
  for (let count = 0; count < times; count += 1) all.push((await attempt(count)).status)
  return all
}

const allowed = (all: readonly number[]): number => all.filter((status) => status !== 429).length

test('strangers who try an account lock out other strangers, and not the browser in which its member logged in', async () => {
  const known = await knownBrowser()
  const other = await knownBrowser('andere@example.org')
  expect(allowed(await statuses(300, (count) => login('geraten', stranger(count % 30))))).toBe(100)
  expect((await login(right, stranger(40))).status).toBe(429)
  expect((await login(right, other)).status).toBe(429)
  expect((await login(right, known)).status).toBe(200)
})

test('a known browser has ten wrong passwords, and then reads when it may try again', async () => {
  const known = await knownBrowser()
  expect(allowed(await statuses(12, () => login('vertippt', known)))).toBe(10)
  const limited = await login(right, known)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600'])
  expect((await login(right, stranger(1))).status).toBe(200)
})

// Rule: limits-9
test('strangers who have mail sent to a member do not use up the recovery of the known browser', async () => {
  const known = await knownBrowser()
  expect(allowed(await statuses(20, (count) => recover(stranger(count))))).toBe(3)
  expect(await statuses(5, () => recover(known))).toEqual([200, 200, 200, 429, 429])
})

// Rule: limits-7
test('strangers who try the code of a reset do not use up the attempts of a known browser', async () => {
  const known = await knownBrowser()
  expect(allowed(await statuses(60, (count) => reset(stranger(count + 1))))).toBe(30)
  expect(allowed(await statuses(12, () => reset(known)))).toBe(10)
})

test('a new cookie for each login gives no more resets', async () => {
  const attempts = async () => reset({ ...(await knownBrowser()), ...stranger(7) })
  expect(allowed(await statuses(70, attempts))).toBe(10)
})

test('a login by token makes the browser known to the account of the response', async () => {
  const response = await edge.call('POST', 'shop/user/loginByToken', { body: bodyOf('login by token') })
  const known = { ...stranger(0), headers: { cookie: knownCookie(response) ?? '' } }
  await statuses(200, (count) => login('geraten', stranger(count % 30)))
  expect((await login(right, known)).status).toBe(200)
})

test('a login at the tablet of a shop makes no browser known', async () => {
  const tablet = await enrol(edge)
  const response = await login(right, { headers: tablet })
  expect([response.status, knownCookie(response)]).toEqual([200, undefined])
})

test('a login that fails makes no browser known', async () => {
  expect(knownCookie(await login('geraten', stranger(0)))).toBeUndefined()
})
