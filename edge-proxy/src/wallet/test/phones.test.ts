import { X509Certificate } from 'node:crypto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { memberHeaders, signIn, type MemberSession } from '../../test/test-edge.ts'
import { bodyOf } from '../../test/sample-calls.ts'
import { openSqlitePassStore } from '../passes/sqlite-pass-store.ts'
import { createWalletKeys } from '../passes/wallet-keys.ts'
import { filesOfPass, passJsonOf, verifySignature } from '../testing/read-pass.ts'
import { issue, passSubject } from '../testing/test-certificates.ts'
import {
  bytesOf,
  cardCode,
  certificates,
  passType,
  root,
  startWalletEdge,
  urlIn,
  walletSettings,
  type WalletEdge,
} from '../testing/wallet-edge.ts'

let edge: WalletEdge
let member: MemberSession

beforeEach(async () => {
  edge = await startWalletEdge()
  member = await signIn(edge)
})

afterEach(async () => {
  vi.useRealTimers()
  await edge[Symbol.asyncDispose]()
})

const base = '/api/wallet/apple/v1'
const device = 'device-0123456789abcdef'
const pushToken = 'a1b2'.repeat(16)

/** Saves the card on a phone, which has not registered yet. */
async function savedPass(of = edge, session = member) {
  const url = await urlIn(await of.link('apple', session, { holder: 'Erika Muster' }))
  const json = passJsonOf(await bytesOf(await of.get(url, { headers: { cookie: session.cookie } })))
  return { serial: String(json['serialNumber']), token: String(json['authenticationToken']) }
}

type Pass = Awaited<ReturnType<typeof savedPass>>

const authorization = ({ token }: Pick<Pass, 'token'>) => ({ authorization: `ApplePass ${token}` })
const registrations = (of = device) => `${base}/devices/${of}/registrations/${passType}`
const register = (pass: Pass, more: { device?: string; pushToken?: string; body?: unknown; of?: WalletEdge } = {}) =>
  (more.of ?? edge).post(
    `${registrations(more.device)}/${pass.serial}`,
    more.body ?? { pushToken: more.pushToken ?? pushToken },
    authorization(pass),
  )
const unregister = (pass: Pass) =>
  edge.send({ method: 'DELETE', target: `${registrations()}/${pass.serial}`, headers: authorization(pass) })
const fetchPass = (pass: Pass, since?: string | null, of = edge) =>
  of.get(`${base}/passes/${passType}/${pass.serial}`, {
    headers: { ...authorization(pass), ...(since && { 'if-modified-since': since }) },
  })
const changed = async (since = '', of = device) => {
  const response = await edge.get(`${registrations(of)}${since === '' ? '' : `?passesUpdatedSince=${since}`}`)
  return response.status === 200
    ? ((await response.json()) as { lastUpdated: string; serialNumbers: string[] })
    : response.status
}
const lastModified = (response: Response) => response.headers.get('last-modified')

/** The serial number of the certificate that has signed a pass, whose signature must be valid. */
async function signedBy(response: Response): Promise<bigint> {
  const text = verifySignature(filesOfPass(await bytesOf(response)), root)
  return BigInt(/issuerAndSerialNumber:[^]*?serialNumber: (\w+)/.exec(text)?.[1] ?? '')
}
const serialOf = (certificate: string) => BigInt(`0x${new X509Certificate(certificate).serialNumber}`)

test('a phone registers, learns of its passes, fetches them and removes them', async () => {
  const pass = await savedPass()
  expect((await register(pass)).status).toBe(201)
  expect((await register(pass)).status).toBe(200)
  expect(await (await edge.saved(member)).json()).toMatchObject({ content: [{ cardCode, devices: 1, google: false }] })
  expect(await changed()).toMatchObject({ serialNumbers: [pass.serial] })

  const first = await fetchPass(pass)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass'])
  expect((await fetchPass(pass, lastModified(first))).status).toBe(304)
  edge.platform.points = 5
  const second = await fetchPass(pass, lastModified(first))
  expect(JSON.stringify(passJsonOf(await bytesOf(second)))).toContain('"value":"5"')
  expect((await fetchPass(pass, lastModified(second))).status).toBe(304)

  expect((await unregister(pass)).status).toBe(200)
  expect(await changed()).toBe(204)
  expect((await unregister(pass)).status).toBe(200)
})

test('a phone learns of changes that were written late or by another clock, and then of none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const [early, late] = [await savedPass(), 'late']
  await register(early)
  const store = openSqlitePassStore(edge.config.dataDir)
  onTestFinished(store.close)
  const [row] = await store.findPasses({ by: 'serial', values: [early.serial] })
  if (row === undefined) throw new Error('the pass is stored')
  await store.insertPass({ ...row, serial: late, cardName: late, changed: 1 }, Date.now())
  await store.register({ serial: late, device, pushToken }, Date.now())
  const tagOf = async (since?: string) => {
    const list = await changed(since)
    if (typeof list !== 'object') throw new Error('nothing has changed')
    return list
  }
  const first = await tagOf()
  // Another edge, whose clock is 10 s behind.
  await store.updatePass({ ...row, serial: late, cardName: late, changed: Date.now() - 10_000 }, 1, Date.now())
  vi.setSystemTime(Date.now() + 60_000)
  const second = await tagOf(first.lastUpdated)
  expect(second.serialNumbers.toSorted()).toEqual([early.serial, late].toSorted())
  expect(await changed(second.lastUpdated)).toBe(204)
})

test('two changes within one second have times of their own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const pass = await savedPass()
  let since = lastModified(await fetchPass(pass))
  for (const points of [1, 2, 3]) {
    edge.platform.points = points
    const response = await fetchPass(pass, since)
    expect(response.status).toBe(200)
    since = lastModified(response)
  }
})

test('only the token of the pass opens anything of it', async () => {
  const pass = await savedPass()
  await register(pass)
  const other = createWalletKeys([Buffer.alloc(32, 9)], 'https://portal.example').tokenOf(pass.serial)
  const ownKeys = createWalletKeys(walletSettings.keys, 'https://portal.example')
  const wrong: Pass[] = [
    { ...pass, token: other },
    { ...pass, token: 'x' },
    // The token of another pass, and a serial that was guessed.
    { ...pass, token: ownKeys.tokenOf('another-pass') },
    { ...pass, serial: 'AAAAAAAAAAAAAAAAAAAAAA' },
    // A token that fits a pass that does not exist.
    { serial: 'AAAAAAAAAAAAAAAAAAAAAA', token: ownKeys.tokenOf('AAAAAAAAAAAAAAAAAAAAAA') },
  ]
  const texts = new Set<string>()
  for (const each of wrong.slice(0, 4)) {
    for (const response of [await register(each), await fetchPass(each), await unregister(each)]) {
      texts.add(`${response.status} ${await response.text()}`)
    }
  }
  for (const response of [await register(wrong[4] ?? pass), await fetchPass(wrong[4] ?? pass)])
    texts.add(`${response.status} ${await response.text()}`)
  const withoutToken = await edge.get(`${base}/passes/${passType}/${pass.serial}`)
  texts.add(`${withoutToken.status} ${await withoutToken.text()}`)
  const otherType = await edge.get(`${base}/passes/pass.other/${pass.serial}`, { headers: authorization(pass) })
  texts.add(`${otherType.status} ${await otherType.text()}`)
  // No difference says whether the pass, and so the card, exists.
  expect([...texts]).toEqual(['401 {"meta":{"success":false},"errorMessage":[{"code":"sessionInvalid"}]}'])
  expect(await changed()).toMatchObject({ serialNumbers: [pass.serial] })
})

test('the list of an unknown device, of another pass type or after an odd time is empty or whole', async () => {
  const pass = await savedPass()
  await register(pass)
  expect(await changed('', 'other-device')).toBe(204)
  expect((await edge.get(`${base}/devices/${device}/registrations/pass.other`)).status).toBe(204)
  expect(await changed('yesterday')).toMatchObject({ serialNumbers: [pass.serial] })
})

test.each([
  { name: 'no JSON object', body: [] },
  { name: 'no push token', body: {} },
  { name: 'a push token with a slash', body: { pushToken: '../x' } },
  { name: 'a long push token', body: { pushToken: 'a'.repeat(257) } },
  { name: 'too many bytes', body: { pushToken, more: 'x'.repeat(2_000) } },
])('a registration with $name is refused', async ({ body }) => {
  expect((await register(await savedPass(), { body })).status).toBe(400)
})

test('what a phone reports is counted, bounded, and never logged', async () => {
  const secret = `Get pass task for serial ${cardCode} failed`
  expect((await edge.post(`${base}/log`, { logs: [secret, secret] }, {})).status).toBe(200)
  expect((await edge.post(`${base}/log`, { logs: ['x'.repeat(20_000)] }, {})).status).toBe(400)
  expect(edge.log()).toContain('phones report faults of passes')
  expect(edge.log()).not.toContain('Get pass task')
})

test('logs and metrics name no card, pass, token or device', async () => {
  const pass = await savedPass()
  await register(pass)
  await fetchPass(pass)
  await fetchPass({ ...pass, token: 'wrong-token-0123456789' })
  await changed()
  await unregister(pass)
  const { text } = {
    text:
      edge.log() + (await (await edge.get('/metrics', { from: '127.0.0.1', headers: { host: 'localhost' } })).text()),
  }
  for (const secret of [cardCode, pass.serial, pass.token, 'wrong-token', device, pushToken, 'Erika'])
    expect(text).not.toContain(secret)
})

test('requests of one network are limited', async () => {
  const statuses = []
  for (let count = 0; count < 601; count += 1) statuses.push(await changed())
  expect(statuses.slice(0, 600).every((status) => status === 204)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('a push token that Apple no longer knows is deleted', async () => {
  const pass = await savedPass()
  await register(pass)
  edge.services.onGone({ device, pushToken })
  await expect.poll(() => changed()).toBe(204)
})

// Rule: wallet-14
test('a membership that has ended voids the pass on all phones and deletes what names the member', async () => {
  const pass = await savedPass()
  await edge.link('google', member)
  for (const each of ['one', 'two']) await register(pass, { device: each })
  edge.platform.owner = null
  const json = passJsonOf(await bytesOf(await fetchPass(pass)))
  expect(json['voided']).toBe(true)
  for (const secret of [cardCode, 'Erika', '4.321']) expect(JSON.stringify(json)).not.toContain(secret)
  expect(edge.pushed).toMatchObject([{ serial: pass.serial, apple: [{ device: 'one' }, { device: 'two' }] }])
  expect(await edge.pushed[0]?.google?.()).toMatchObject({ content: null })
  expect(await (await edge.saved(member)).json()).toMatchObject({ content: [] })
  // Another phone gets it, too, although the platform has the card again.
  edge.platform.owner = 'ACC-1'
  expect(passJsonOf(await bytesOf(await fetchPass(pass)))['voided']).toBe(true)
  // Saving the card anew is another pass.
  expect((await savedPass()).serial).not.toBe(pass.serial)
})

test('a card that another member has now is a pass of its own', async () => {
  const pass = await savedPass()
  edge.platform.accountId = edge.platform.owner = 'ACC-2'
  const other = await savedPass(edge, await signIn(edge))
  expect(other.serial).not.toBe(pass.serial)
  expect(passJsonOf(await bytesOf(await fetchPass(pass)))['voided']).toBe(true)
  expect(passJsonOf(await bytesOf(await fetchPass(other)))['voided']).toBe(false)
})

// Rule: wallet-13
test('a platform that does not answer, or has no balance, never makes an old one look like the one of today', async () => {
  const pass = await savedPass()
  edge.platform.points = undefined
  const json = JSON.stringify(passJsonOf(await bytesOf(await fetchPass(pass))))
  expect(json).toContain('"value":"im Portal"')
  expect(json).not.toContain('4.321')
  edge.platform.isDown = true
  expect((await fetchPass(pass)).status).toBe(502)
})

// Rule: wallet-10
test('a lock holds until the platform says active, and calls of the member push', async () => {
  const pass = await savedPass()
  await register(pass)
  edge.platform.status = undefined
  const voided = async () => passJsonOf(await bytesOf(await fetchPass(pass)))['voided']
  const pushes = async (count: number) => {
    await expect
      .poll(() => edge.pushed.map(({ serial }) => serial))
      .toEqual(Array.from({ length: count }, () => pass.serial))
  }

  await edge.call('POST', 'shop/card/lock', { as: member, body: bodyOf('lock card') })
  await pushes(1)
  expect(edge.pushed[0]).toMatchObject({ apple: [{ device, pushToken }], google: null })
  expect(await voided()).toBe(true)
  expect((await edge.link('apple', member)).status).toBe(403)
  expect(await voided()).toBe(true)

  // The list of the shop says active.
  await edge.call('GET', 'shop/card', { as: member })
  await pushes(2)
  expect(await voided()).toBe(false)

  edge.platform.listed = [{ cardCode, status: 'LOCKED' }]
  await edge.call('GET', 'shop/card', { as: member })
  await pushes(3)
  expect(await voided()).toBe(true)
  edge.platform.status = 'ACTIVE'
  expect(await voided()).toBe(false)
})

// Rule: wallet-10
test('a list that was asked for before the lock and comes after it does not unlock the pass', async () => {
  const pass = await savedPass()
  await register(pass)
  edge.platform.status = undefined
  const voided = async () => passJsonOf(await bytesOf(await fetchPass(pass)))['voided']
  const { promise, resolve } = Promise.withResolvers<void>()
  edge.platform.beforeList = promise
  const sent = edge.upstream.requests.length
  const list = edge.call('GET', 'shop/card', { as: member })
  await expect.poll(() => edge.upstream.requests.length).toBe(sent + 1)
  await edge.call('POST', 'shop/card/lock', { as: member, body: bodyOf('lock card') })
  await expect.poll(() => edge.pushed.length).toBe(1)
  resolve()
  expect((await list).status).toBe(200)
  // Changes of one account are followed in turn, so that this push comes after the list.
  await edge.call('POST', 'shop/card/activate', { as: member, body: bodyOf('activate card') })
  await expect.poll(() => edge.pushed.length).toBe(2)
  expect(await voided()).toBe(true)
})

// Rule: wallet-10
test('an order, a new card and another balance push; the same balance and a logout do not', async () => {
  const pass = await savedPass()
  await register(pass)
  const pushed = async (count: number) => {
    await expect.poll(() => edge.pushed.length).toBe(count)
  }
  const idempotency = { 'idempotency-key': `${Date.now()}-1234567890123456` }
  await edge.call('GET', 'shop/points', { as: member })
  edge.platform.points = 100
  await edge.call('GET', 'shop/points', { as: member })
  await pushed(1)
  await edge.call('GET', 'shop/points', { as: member })
  await edge.call('POST', 'shop/card/activate', { as: member, body: bodyOf('activate card') })
  await pushed(2)
  const order = await edge.call('POST', 'shop/order', { as: member, body: bodyOf('order'), headers: idempotency })
  expect(order.status).toBe(200)
  await pushed(3)
  await edge.send({ method: 'POST', target: '/api/session/end', headers: memberHeaders(member) })
  edge.platform.points = 200
  await edge.call('GET', 'shop/points', { as: await signIn(edge) })
  await pushed(4)
})

test('what goes to Google is read anew', async () => {
  const pass = await savedPass()
  await edge.link('google', member)
  await edge.call('POST', 'shop/card/lock', { as: member, body: bodyOf('lock card') })
  await expect.poll(() => edge.pushed.length).toBe(1)
  edge.platform.status = undefined
  edge.platform.points = 7
  expect(await edge.pushed[0]?.google?.()).toMatchObject({
    content: { serial: pass.serial, cardCode, holder: 'Erika Muster', balance: { points: 7 }, state: 'locked' },
  })
})

test('after a rotation of the keys passes live on, and phones get a token of the new key', async () => {
  const pass = await savedPass()
  await register(pass)
  const since = lastModified(await fetchPass(pass))
  const keys = [Buffer.alloc(32, 4), ...walletSettings.keys]
  const { dataDir } = edge.config
  await using rotated = await startWalletEdge({ dataDir, wallet: { ...walletSettings, keys } }, edge.platform)
  const session = await signIn(rotated)
  const json = passJsonOf(await bytesOf(await fetchPass(pass, since, rotated)))
  expect(json['serialNumber']).toBe(pass.serial)
  const renewed = { serial: pass.serial, token: String(json['authenticationToken']) }
  expect(renewed.token).not.toBe(pass.token)
  expect((await savedPass(rotated, session)).serial).toBe(pass.serial)

  await using last = await startWalletEdge(
    { dataDir, wallet: { ...walletSettings, keys: keys.slice(0, 1) } },
    edge.platform,
  )
  expect((await fetchPass(renewed, undefined, last)).status).toBe(200)
  expect((await fetchPass(pass, undefined, last)).status).toBe(401)
})

test('a renewed certificate signs the same passes, and an expired one none', async () => {
  const pass = await savedPass()
  const { apple } = walletSettings
  const { dataDir } = edge.config
  await using expired = await startWalletEdge(
    { dataDir, wallet: { ...walletSettings, apple: apple && { ...apple, expires: 1 } } },
    edge.platform,
  )
  expect((await fetchPass(pass, undefined, expired)).status).toBe(503)
  expect((await register(pass, { of: expired })).status).toBe(201)
  const { certificate, key } = issue(passSubject, certificates.intermediate)
  await using renewed = await startWalletEdge(
    { dataDir, wallet: { ...walletSettings, apple: apple && { ...apple, certificate, key } } },
    edge.platform,
  )
  const [before, after] = await Promise.all([fetchPass(pass), fetchPass(pass, undefined, renewed)])
  const serials = await Promise.all([before, after].map(signedBy))
  expect(serials).toEqual([certificates.leaf.certificate, certificate].map(serialOf))
  expect(serials[0]).not.toBe(serials[1])
  // What the phone has is valid until the card changes.
  expect((await fetchPass(pass, lastModified(before), renewed)).status).toBe(304)
  expect((await register(pass, { of: renewed })).status).toBe(200)
})
