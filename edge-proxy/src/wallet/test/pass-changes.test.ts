import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { memberHeaders, signIn } from '../../test/test-edge.ts'
import { bodyOf } from '../../test/sample-calls.ts'
import { edge, member, useEdge } from '../testing/each-edge.ts'
import { device, fetchPass, lastModified, pushToken, register, registeredPass, savedPass } from '../testing/phone.ts'
import { filesOfPass, passJsonOf, verifySignature } from '../testing/read-pass.ts'
import { issue, passSubject } from '../testing/test-certificates.ts'
import {
  bytesOf,
  cardCode,
  certificates,
  makeDue,
  root,
  startWalletEdge,
  urlIn,
  walletSettings,
} from '../testing/wallet-edge.ts'

useEdge()

/** The serial number of the certificate that has signed a pass, whose signature must be valid. */
async function signedBy(response: Response): Promise<bigint> {
  const text = verifySignature(filesOfPass(await bytesOf(response)), root)
  return BigInt(/issuerAndSerialNumber:[^]*?serialNumber: (\w+)/.exec(text)?.[1] ?? '')
}
const serialOf = (certificate: string) => BigInt(`0x${new X509Certificate(certificate).serialNumber}`)

// Rule: wallet-14
test('a membership that has ended voids the pass on all phones and deletes what names the member', async () => {
  const pass = await registeredPass(['one', 'two'])
  await edge.link('google', member)
  edge.platform.owner = ''
  const json = passJsonOf(await bytesOf(await fetchPass(pass)))
  expect(json['voided']).toBe(true)
  for (const secret of [cardCode, 'Erika', '4.321']) expect(JSON.stringify(json)).not.toContain(secret)
  expect(edge.pushed).toMatchObject([{ serial: pass.serial, appleDevices: [{ device: 'one' }, { device: 'two' }] }])
  expect(await edge.pushed[0]?.readForGoogle?.()).toMatchObject({ content: null })
  expect(await (await edge.saved(member)).json()).toMatchObject({ content: [] })
  // Another phone gets it, too, although the platform has the card again.
  edge.platform.owner = 'ACC-1'
  expect(passJsonOf(await bytesOf(await fetchPass(pass)))['voided']).toBe(true)
  // Saving the card anew is another pass.
  expect((await savedPass()).serial).not.toBe(pass.serial)
})

// Rule: wallet-14
test('a card that the platform does not know makes the pass void, until it knows the card again', async () => {
  const pass = await registeredPass()
  const voided = async () => passJsonOf(await bytesOf(await fetchPass(pass)))['voided']
  edge.platform.owner = null
  expect(await voided()).toBe(true)
  expect(edge.pushed).toMatchObject([{ serial: pass.serial, appleDevices: [{ device }] }])
  expect((await edge.link('apple', member)).status).toBe(403)
  expect(await voided()).toBe(true)
  edge.platform.owner = 'ACC-1'
  expect(await voided()).toBe(false)
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
  const pass = await registeredPass()
  edge.platform.status = undefined
  const voided = async () => passJsonOf(await bytesOf(await fetchPass(pass)))['voided']
  const pushes = async (count: number) => {
    await expect
      .poll(() => edge.pushed.map(({ serial }) => serial))
      .toEqual(Array.from({ length: count }, () => pass.serial))
  }

  await edge.call('POST', 'shop/card/lock', { as: member, body: bodyOf('lock card') })
  await pushes(1)
  expect(edge.pushed[0]).toMatchObject({ appleDevices: [{ device, pushToken }], readForGoogle: null })
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
  const pass = await registeredPass()
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

// Rule: wallet-12
test('a lock that comes while the card is saved for the first time voids the pass', async () => {
  await edge.call('GET', 'shop/card', { as: member })
  edge.platform.status = undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  edge.platform.beforeList = promise
  const sent = edge.upstream.requests.length
  const link = edge.link('apple', member)
  const targets = () => edge.upstream.requests.slice(sent).map(({ target }) => target)
  await expect.poll(() => targets().some((target) => target.startsWith('/shop/card'))).toBe(true)
  await edge.call('POST', 'shop/card/lock', { as: member, body: bodyOf('lock card') })
  resolve()
  const url = await urlIn(await link)
  await expect.poll(async () => (await edge.get(url, { headers: { cookie: member.cookie } })).status).toBe(404)
})

// Rule: wallet-10
test('an order, a new card and another balance push; the same balance and a logout do not', async () => {
  await registeredPass()
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
  expect(await edge.pushed[0]?.readForGoogle?.()).toMatchObject({
    content: { serial: pass.serial, cardCode, holder: 'Erika Muster', balance: { points: 7 }, state: 'locked' },
  })
})

test('after a rotation of the keys passes live on, and phones get a token of the new key', async () => {
  const pass = await savedPass()
  await register(pass)
  const since = lastModified(await fetchPass(pass))
  const keys = [Buffer.alloc(32, 4), ...walletSettings.keys]
  const { dataDir } = edge.config
  makeDue(dataDir)
  await using rotated = await startWalletEdge({ dataDir, wallet: { ...walletSettings, keys } }, edge.platform)
  // The check of an edge with the new key.
  await expect.poll(() => rotated.pushed).toMatchObject([{ serial: pass.serial, appleDevices: [{ device }] }])
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
