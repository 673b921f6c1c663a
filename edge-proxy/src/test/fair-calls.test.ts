import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test, vi } from 'vitest'
import { callHeaders, type UpstreamHandler } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { signIn, useEdge, type CallOptions } from './test-edge.ts'

const edge = useEdge({ signedIn: true })

const [attacker, other] = ['203.0.113.1', '198.51.100.1']

/** Has the upstream hold the responses to some targets; the returned function sends those it holds. */
function hold(isHeld: (target: string) => boolean): () => void {
  const held: (() => void)[] = []
  const answer = sampleUpstream()
  const handler: UpstreamHandler = (recorded, response) =>
    isHeld(recorded.target) ? void held.push(() => answer(recorded, response)) : answer(recorded, response)
  edge.upstream.respondWith(handler)
  return () => held.splice(0).forEach((respond) => respond())
}

const sentTo = (part: string): number => edge.upstream.requests.filter(({ target }) => target.includes(part)).length
const arrived = (part: string, count: number) => vi.waitUntil(() => sentTo(part) === count, { timeout: 10_000 })
const get = (path: string, options: CallOptions = {}) => edge.call('GET', path, options)
const times = <T>(count: number, call: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => call(index))
const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).reduce<Record<number, number>>(
    (all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }),
    {},
  )

const coupons = (count: number, from: string) =>
  times(count, (index) =>
    get(`${wire.prefix}/coupons?validTo=${20_260_000 + index}`, {
      from,
      headers: { cookie: edge.member.cookie, 'x-auth': edge.member.loyalty },
    }),
  )

// Rule: limits-15
test('points are sent at once while 450 requests of the same client wait for the provider', async () => {
  const respond = hold((target) => target.includes('/coupons'))
  const waiting = coupons(450, attacker)
  await arrived('/coupons', 64)
  const points = await Promise.all(times(5, () => get('shop/points', { as: edge.member, from: attacker })))
  expect(points.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  // No request for coupons has a response yet, and no further one was sent.
  expect(sentTo('/coupons')).toBe(64)
  for (let sent = 64; sent < 450; sent = Math.min(450, sent + 64)) {
    await arrived('/coupons', sent)
    respond()
  }
  await arrived('/coupons', 450)
  respond()
  expect(await statusesOf(waiting)).toEqual({ 200: 450 })
})

test.each([
  { title: 'points', call: () => get('shop/points', { as: edge.member, from: other }) },
  { title: 'a login', call: () => edge.call('POST', 'shop/user/login', { body: bodyOf('login'), from: other }) },
])('$title of another client is answered while 450 requests of one wait for the shop', async ({ call }) => {
  const respond = hold((target) => target.includes('/config'))
  const waiting = times(450, (index) => get(`shop/config?item=x${index}`, { from: attacker }))
  await arrived('/config', 64)
  expect((await call()).status).toBe(200)
  expect(sentTo('/config')).toBe(64)
  const pump = setInterval(respond, 1)
  expect(await statusesOf(waiting)).toEqual({ 200: 450 })
  clearInterval(pump)
})

test('addresses of one household are one client', async () => {
  const respond = hold((target) => target.includes('/config'))
  const waiting = times(100, (index) => get(`shop/config?item=x${index}`, { from: `2001:db8::${index + 1}` }))
  await arrived('/config', 64)
  await get('shop/points', { as: edge.member, from: other })
  expect(sentTo('/config')).toBe(64)
  const pump = setInterval(respond, 1)
  await Promise.all(waiting)
  clearInterval(pump)
})

// Rule: calls-and-headers-66
test.each([
  {
    title: 'countries',
    part: '/countries',
    ask: (from: string) => get('shop/countries', { from }),
  },
  {
    title: 'coupons under one loyalty token',
    part: '/coupons',
    ask: (from: string) =>
      get(`${wire.prefix}/coupons`, { from, headers: { cookie: edge.member.cookie, 'x-auth': edge.member.loyalty } }),
  },
  {
    title: 'a technical login',
    part: '/auth/login',
    ask: (from: string) => edge.call('POST', `${wire.prefix}/auth/login`, { from }),
  },
])('$title that many ask for meanwhile is asked once, and again afterwards', async ({ part, ask }) => {
  const respond = hold((target) => target.includes(part))
  const asking = times(90, (index) => ask(`192.0.2.${index % 3}`))
  await arrived(part, 1)
  // All have reached the edge when these have their responses.
  for (let count = 0; count < 3; count += 1) await get('shop/points', { as: edge.member })
  expect(sentTo(part)).toBe(1)
  respond()
  expect(await statusesOf(asking)).toEqual({ 200: 90 })
  const next = ask(other)
  await arrived(part, 2)
  respond()
  await next
})

test('a client whose own requests wait does not delay the same request of another one', async () => {
  const respond = hold((target) => target.includes('/config'))
  const waiting = times(80, (index) => get(`shop/config?item=x${index}`, { from: attacker }))
  await arrived('/config', 64)
  const countries = get('shop/countries', { from: attacker })
  expect((await get('shop/countries', { from: other })).status).toBe(200)
  const pump = setInterval(respond, 1)
  await Promise.all([...waiting, countries])
  clearInterval(pump)
})

test.each([
  { title: 'of members', path: 'shop/countries', options: () => ({ as: edge.member }) },
  { title: 'for data of a member', path: 'shop/points', options: () => ({ as: edge.member }) },
])('requests $title are each sent', async ({ path, options }) => {
  const respond = hold((target) => target === `/${path}`)
  const asking = times(5, () => get(path, options()))
  await arrived(path, 5)
  respond()
  expect(await statusesOf(asking)).toEqual({ 200: 5 })
})

test('requests under different loyalty tokens are each sent, so that an ended one refuses no others', async () => {
  let logins = 0
  edge.upstream.respondWith((recorded, response) =>
    recorded.target.endsWith('/auth/login')
      ? void response.setHeader('content-type', 'text/plain').end(`"token-${++logins}"`)
      : sampleUpstream()(recorded, response),
  )
  const members = [await signIn(edge), await signIn(edge)]
  const respond = hold((target) => target.includes('/coupons'))
  const asking = members.map(({ cookie, loyalty }) =>
    get(`${wire.prefix}/coupons`, { headers: { cookie, 'x-auth': loyalty } }),
  )
  await arrived('/coupons', 2)
  const tokens = edge.upstream.requests
    .filter(({ target }) => target.includes('/coupons'))
    .map((recorded) => new Map(callHeaders(recorded)).get('x-auth'))
  expect(tokens.toSorted()).toEqual(['token-1', 'token-2'])
  respond()
  await Promise.all(asking)
})
