import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqlitePassStore } from '../passes/sqlite-pass-store.ts'
import { createWalletKeys } from '../passes/wallet-keys.ts'
import { bodyOf } from '../../test/sample-calls.ts'
import { edge, member, useEdge } from '../testing/each-edge.ts'
import {
  authorization,
  base,
  changed,
  device,
  fetchPass,
  lastModified,
  pushToken,
  register,
  savedPass,
  unregister,
  type Pass,
} from '../testing/phone.ts'
import { passJsonOf } from '../testing/read-pass.ts'
import { bytesOf, cardCode, passType, walletSettings } from '../testing/wallet-edge.ts'

useEdge()

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

// Rule: wallet-16
test('a phone that registers gets a push to ask for the pass, whose file may be older than the last change', async () => {
  const pass = await savedPass()
  await edge.call('POST', 'shop/card/lock', { as: member, body: bodyOf('lock card') })
  for (const status of [201, 200]) expect((await register(pass)).status).toBe(status)
  expect(edge.pushed).toEqual([{ serial: pass.serial, appleDevices: [{ device, pushToken }], readForGoogle: null }])
})

test('a phone learns of changes that were written late or by another clock, and then of none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const [early, late] = [await savedPass(), 'late']
  await register(early)
  const store = openSqlitePassStore(edge.config.dataDir)
  onTestFinished(store.close)
  const [row] = await store.findPasses({ by: 'serial', values: [early.serial] })
  if (row === undefined) throw new Error('the pass is stored')
  await store.insertPass({ ...row, serial: late, cardHash: late, changed: 1 }, Date.now())
  // Long before, so that the list has it for its change only.
  await store.register({ serial: late, device, pushToken }, Date.now() - 3_600_000)
  const tagOf = async (since?: string) => {
    const list = await changed(since)
    if (typeof list !== 'object') throw new Error('nothing has changed')
    return list
  }
  const first = await tagOf()
  // Another edge, whose clock is 10 s behind.
  await store.updatePass({ ...row, serial: late, cardHash: late, changed: Date.now() - 10_000 }, 1, Date.now())
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
  const other = createWalletKeys([Buffer.alloc(32, 9)], 'https://portal.example').tokenOf(pass.serial, '')
  const ownKeys = createWalletKeys(walletSettings.keys, 'https://portal.example')
  const wrong: Pass[] = [
    { ...pass, token: other },
    { ...pass, token: 'x' },
    // The token of another pass, and a serial that was guessed.
    { ...pass, token: ownKeys.tokenOf('another-pass', '') },
    { ...pass, serial: 'AAAAAAAAAAAAAAAAAAAAAA' },
    // A token that fits a pass that does not exist.
    { serial: 'AAAAAAAAAAAAAAAAAAAAAA', token: ownKeys.tokenOf('AAAAAAAAAAAAAAAAAAAAAA', '') },
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
  edge.services.onAppleDeviceGone({ device, pushToken })
  await expect.poll(() => changed()).toBe(204)
})
