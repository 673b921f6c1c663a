import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { errorEnvelope, sendJson, success, type UpstreamHandler } from './recording-upstream.ts'
import { bodyOf, login, sampleOf } from './sample-calls.ts'
import { loginWithoutAccount, sampleUpstream, sampleUpstreamBut } from './sample-upstream.ts'
import { pageBody, signIn, useEdge, type MemberSession } from './test-edge.ts'

const edge = useEdge()
const email = demoEmail('mitglied')
const foreign = demoEmail('fremd')
const foreignCard = '9'.repeat(19)
let keys = 0

/** A member's call with other values in its body. */
const send = (as: MemberSession, call: string, change: Record<string, unknown> = {}) => {
  const { method, path } = sampleOf(call)
  const headers = { 'idempotency-key': `own-bodies-key-${(keys += 1)}` }
  return edge.call(method, path, { as, headers, body: { ...bodyOf(call), ...change } })
}

const sentTo = () => edge.upstream.requests.map(({ method, target }) => `${method} ${target}`)

async function member(loginName?: string): Promise<MemberSession> {
  const session = await signIn(edge, '', loginName)
  edge.upstream.requests.length = 0
  return session
}

const byLoginName = ['update profile', 'change address', 'subscribe newsletter', 'beExcited', 'upgrade'] as const
const byEmail = ['request card', 'lock card', 'delete request'] as const
const named = [
  ...byLoginName.map((call) => ({ call, field: 'loginName' })),
  ...byEmail.map((call) => ({ call, field: 'email' })),
]

// Rule: calls-and-headers-27
test.each(named)('$call takes no $field but the own one', async ({ call, field }) => {
  const session = await member()
  for (const name of [foreign, `${email}.evil.example`, ` ${email},${foreign}`, '', `${email.slice(0, -1)}е`]) {
    const { status } = await send(session, call, { [field]: name })
    // Mail goes to one mailbox only.
    expect(call === 'subscribe newsletter' ? [400, 403] : [403]).toContain(status)
  }
  expect(edge.upstream.requests).toEqual([])
  expect((await send(session, call, { [field]: ` \u200b${email.replace('m', 'M').toUpperCase()}` })).status).toBe(200)
})

test.each([
  // Spellings that a shop may hold for other accounts, however alike they look.
  { own: 'ｍitglied@example.org', other: 'mitglied@example.org' },
  { own: 'mar\u212Ae@example.org', other: 'marke@example.org' },
  { own: 'ma\ufb01a@example.org', other: 'mafia@example.org' },
  { own: 'anna@maßwerk.example', other: 'anna@masswerk.example' },
  { own: 'anna+1@example.org', other: 'anna@example.org' },
  { own: 'an.na@gmail.com', other: 'anna@gmail.com' },
])('the login of $own does not name $other', async ({ own, other }) => {
  edge.upstream.respondWith(loginOf({ loginName: own, email: own }))
  const session = await member(own)
  expect((await send(session, 'change address', { loginName: own })).status).toBe(200)
  expect((await send(session, 'change address', { loginName: other })).status).toBe(403)
})

const loginOf = (profile: Record<string, unknown>): UpstreamHandler =>
  sampleUpstreamBut('/shop/user/login', (_, response) =>
    sendJson(response, { ...login, content: { [wire.accountId]: 'ACC-1', ...profile } }),
  )

test.each([
  { profile: { loginName: 'K-4711', email: foreign }, names: ['K-4711', foreign, email] },
  { profile: { loginName: 4711 }, names: ['4711', email] },
  { profile: {}, names: ['', email] },
])('a profile with $profile has the names $names', async ({ profile, names }) => {
  edge.upstream.respondWith(loginOf(profile))
  const session = await member()
  for (const loginName of names) expect((await send(session, 'change address', { loginName })).status).toBe(200)
  expect((await send(session, 'change address', { loginName: 'other@example.org' })).status).toBe(403)
})

test('the names of a login stay with its renewed tokens and after an upgrade', async () => {
  const session = await member()
  const refreshed = await edge.call('POST', 'shop/user/refreshaccess', {
    as: session,
    body: pageBody(sampleOf('refresh'), session),
  })
  const { meta } = (await refreshed.json()) as { meta: { accessToken: string } }
  const renewed = { ...session, access: meta.accessToken }
  const upgraded = (await (await send(renewed, 'upgrade')).json()) as { meta: { accessToken: string } }
  for (const as of [renewed, { ...session, access: upgraded.meta.accessToken }]) {
    expect((await send(as, 'change address')).status).toBe(200)
    expect((await send(as, 'change address', { loginName: foreign })).status).toBe(403)
  }
})

const withCard = [
  { call: 'order', field: 'cardcode' },
  { call: 'lock card', field: 'cardCode' },
]

test.each(withCard)('$call takes own cards only, and reads the list of cards once', async ({ call, field }) => {
  const session = await member()
  expect((await send(session, call)).status).toBe(200)
  expect((await send(session, call)).status).toBe(200)
  const { method, path } = sampleOf(call)
  expect(sentTo()).toEqual(['GET /shop/card', `${method} /${path}`, `${method} /${path}`])
  const refused = await send(session, call, { [field]: foreignCard })
  expect([refused.status, await refused.json()]).toEqual([403, errorEnvelope('forbidden')])
  expect(sentTo()).toHaveLength(4)
})

// Rule: calls-and-headers-28
test.each(withCard)('$call reads no list after the page has', async ({ call }) => {
  const session = await member()
  await edge.call('GET', 'shop/card', { as: session })
  expect((await send(session, call)).status).toBe(200)
  expect(sentTo().filter((sent) => sent === 'GET /shop/card')).toHaveLength(1)
})

test('ten calls at once with a card that is not known yet read the list once', async () => {
  const session = await member()
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await send(session, 'lock card')).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(sentTo().filter((sent) => sent === 'GET /shop/card')).toHaveLength(1)
})

test('a card that another member has listed stays foreign', async () => {
  const owner = await member()
  await edge.call('GET', 'shop/card', { as: owner })
  edge.upstream.respondWith((recorded, response) =>
    recorded.target === '/shop/card'
      ? sendJson(response, success([{ cardCode: foreignCard }]))
      : sampleUpstream('ACC-2')(recorded, response),
  )
  const other = await member()
  for (const { call } of withCard) expect((await send(other, call)).status).toBe(403)
  expect(sentTo().filter((sent) => sent !== 'GET /shop/card')).toEqual([])
})

test('a member without a loyalty account locks own cards only', async () => {
  edge.upstream.respondWith(sampleUpstreamBut('/shop/user/login', loginWithoutAccount))
  const session = await member()
  expect((await send(session, 'lock card')).status).toBe(200)
  expect((await send(session, 'lock card', { cardCode: foreignCard })).status).toBe(403)
})

test.each([
  { title: 'is rejected', respond: 401, status: 401, code: 'sessionInvalid' },
  { title: 'fails', respond: 500, status: 502, code: 'backendUnavailable' },
] as const)('a list of cards that $title sends no order, which does not count', async ({ respond, status, code }) => {
  const session = await member()
  edge.upstream.respondWith(sampleUpstreamBut('/shop/card', (_, response) => sendJson(response, {}, respond)))
  for (let count = 0; count < 65; count += 1) {
    const response = await send(session, 'order')
    expect([response.status, await response.json()]).toEqual([status, errorEnvelope(code)])
  }
  expect(sentTo()).not.toContain('POST /shop/order')
})

test('the list of cards that says no is not a list without cards', async () => {
  const session = await member()
  edge.upstream.respondWith(
    sampleUpstreamBut('/shop/card', (_, response) => sendJson(response, errorEnvelope('failed'))),
  )
  expect((await send(session, 'lock card')).status).toBe(502)
})

test('foreign cards count, so that no member has the list read without end', async () => {
  const session = await member()
  const statuses = []
  for (let count = 0; count < 32; count += 1) {
    const { call, field } = withCard[count % 2] ?? { call: '', field: '' }
    statuses.push((await send(session, call, { [field]: foreignCard })).status)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(403), 429, 429])
  expect(sentTo()).toEqual(Array(30).fill('GET /shop/card'))
})
