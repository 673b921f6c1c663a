import { expect, test } from 'vitest'
import type { UpstreamHandler } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { enrol, kioskKey } from './kiosk-edge.ts'
import { memberHeaders, signIn, startEdge, useEdge, type MemberSession } from './test-edge.ts'

const shop = 'https://shop.example'
const edge = useEdge({ config: { kioskKeys: [kioskKey], embedOrigins: [shop] } })

/** Holds the next response to a call of the path, until `release`; `received` resolves when it was asked for. */
function hold(path: string) {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding: UpstreamHandler = (recorded, response) => {
    if (recorded.target !== `/${path}`) return sampleUpstream()(recorded, response)
    edge.upstream.respondWith(sampleUpstream())
    asked.resolve()
    void released.promise.then(() => sampleUpstream()(recorded, response))
  }
  edge.upstream.respondWith(holding)
  return { received: asked.promise, release: () => released.resolve() }
}

const post = (target: string, as: MemberSession) => edge.send({ method: 'POST', target, headers: memberHeaders(as) })
const endAll = (as: MemberSession) => post('/api/session/end-all', as)
const changePassword = (as: MemberSession) =>
  edge.call('POST', 'shop/user/password/change', { as, body: bodyOf('change password') })
const points = async (as: MemberSession) => (await edge.call('GET', 'shop/points', { as })).status
const refresh = (as: MemberSession) =>
  edge.call('POST', 'shop/user/refreshaccess', { as, body: { refreshToken: as.refresh } })
const logIn = (headers: Record<string, string> = {}) =>
  edge.call('POST', 'shop/user/login', { body: bodyOf('login'), headers })

const logins: readonly { login: string; path: string; send: () => Promise<Response> }[] = [
  { login: 'a login', path: 'shop/user/login', send: () => logIn() },
  { login: 'a login after a reset', path: 'shop/user/login', send: () => logIn({ cookie: '__Host-reset=1' }) },
  { login: 'a login at a tablet', path: 'shop/user/login', send: async () => logIn(await enrol(edge)) },
  {
    login: 'a login by token',
    path: 'shop/user/loginByToken',
    send: () => edge.call('POST', 'shop/user/loginByToken', { body: bodyOf('login by token') }),
  },
  {
    login: 'a login by token of an embedding page',
    path: 'shop/user/loginByToken',
    send: () =>
      edge.call('POST', 'shop/user/loginByToken', { body: bodyOf('login by token'), headers: { origin: shop } }),
  },
]
const ends = [
  { end: 'all sessions end', run: endAll },
  { end: 'the password changes', run: changePassword },
]

// Rule: session-50
test.each(logins.flatMap((row) => ends.map((end) => ({ ...row, ...end }))))(
  '$login that is answered after $end brings no session',
  async ({ path, send, run }) => {
    const member = await signIn(edge)
    const held = hold(path)
    const late = send()
    await held.received
    expect((await run(member)).status).toBe(200)
    held.release()
    const response = await late
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
    expect(await response.text()).not.toMatch(/s1\./)
  },
)

test('a login that edges answer late keeps no session at the edge that does not know of the end yet', async () => {
  await using second = startEdge(edge.upstream.url, { dataDir: edge.config.dataDir })
  const member = await signIn(edge)
  const held = hold('shop/user/login')
  const body = bodyOf('login')
  const late = second.call('POST', 'shop/user/login', { body, headers: { cookie: '__Host-reset=1' } })
  await held.received
  await endAll(member)
  held.release()
  const response = await late
  const text = await response.text()
  const access = /"accessToken":"(s1\.[^"]+)"/.exec(text)?.[1] ?? ''
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const stolen = { cookie, 'x-access-token': access }
  await expect.poll(async () => (await second.call('GET', 'shop/points', { headers: stolen })).status).toBe(401)
  expect((await edge.call('GET', 'shop/points', { headers: stolen })).status).toBe(401)
})

test.each(ends)('a refresh that is answered after $end brings no token, nor does another', async ({ run }) => {
  const [member, elsewhere] = [await signIn(edge), await signIn(edge)]
  const held = hold('shop/user/refreshaccess')
  const late = refresh(elsewhere)
  await held.received
  await run(member)
  held.release()
  expect([(await late).status, (await refresh(elsewhere)).status, await points(elsewhere)]).toEqual([401, 401, 401])
})

test('a refresh that is answered after the logout of its session brings no token', async () => {
  const member = await signIn(edge)
  const held = hold('shop/user/refreshaccess')
  const late = refresh(member)
  await held.received
  await post('/api/session/end', member)
  held.release()
  expect((await late).status).toBe(401)
})

test('an upgrade that is answered after the end of all sessions brings no token', async () => {
  const [member, elsewhere] = [await signIn(edge), await signIn(edge)]
  const held = hold('shop/user/upgrade')
  const late = edge.call('POST', 'shop/user/upgrade', { as: elsewhere, body: bodyOf('upgrade') })
  await held.received
  await endAll(member)
  held.release()
  expect((await late).status).toBe(401)
})

test('a password change that is answered after the end of all sessions keeps no session', async () => {
  const [member, elsewhere] = [await signIn(edge), await signIn(edge)]
  const held = hold('shop/user/password/change')
  const late = changePassword(elsewhere)
  await held.received
  await endAll(member)
  held.release()
  expect((await late).status).toBe(200)
  expect([await points(elsewhere), (await refresh(elsewhere)).status]).toEqual([401, 401])
})

test('of two password changes at the same time the later response ends the session of the earlier', async () => {
  const [first, second] = [await signIn(edge), await signIn(edge)]
  const held = hold('shop/user/password/change')
  const late = changePassword(first)
  await held.received
  await changePassword(second)
  expect(await points(second)).toBe(200)
  held.release()
  await late
  expect([await points(first), await points(second)]).toEqual([401, 401])
})

test('a login that is sent after a password change stays', async () => {
  await changePassword(await signIn(edge))
  await expect.poll(async () => points(await signIn(edge))).toBe(200)
})
