import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../../state/sqlite-connection.ts'
import { openSqliteStore } from '../../state/sqlite-store.ts'
import type { PushTarget } from '../push/push-target.ts'
import type { CardDetails } from './card-details.ts'
import { effectOn } from './changes.ts'
import type { LivePass } from './pass-codec.ts'
import type { PassStore } from './pass-store.ts'
import { createPasses } from './passes.ts'
import { openSqlitePassStore } from './sqlite-pass-store.ts'
import { createWalletKeys } from './wallet-keys.ts'

const saveRequest = {
  cardCode: '2012345678901',
  accountId: 'ACC-1',
  holder: 'Erika',
  isForGoogle: false,
  client: 'client',
}

let dataDir: string
let store: PassStore

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'passes-'))
  await openSqliteStore(dataDir).close()
  store = openSqlitePassStore(dataDir)
})

afterEach(() => {
  store.close()
  rmSync(dataDir, { recursive: true })
})

const lock = (pass: LivePass): LivePass => ({ ...pass, state: 'locked' })

/** Passes of a platform that tests change; `meanwhile` happens once, while it is asked. */
function setUp(keyBytes = [Buffer.alloc(32, 1)]) {
  const platform = {
    state: 'active' as 'active' | 'locked' | null,
    points: 1,
    isDown: false,
    meanwhile: (async () => {}) as () => Promise<unknown>,
  }
  const readCard = async (): Promise<CardDetails> => {
    const { state, points, meanwhile } = platform
    platform.meanwhile = async () => {}
    await meanwhile()
    if (platform.isDown) throw new Error('the platform does not respond')
    return { kind: 'card', state, points }
  }
  const keys = createWalletKeys(keyBytes, 'https://portal.example')
  const pushed: PushTarget[] = []
  const pushes = { enqueue: (targets: readonly PushTarget[]) => void pushed.push(...targets) }
  return { platform, pushed, passes: createPasses({ store, keys, readCard, pushes }) }
}

test('a lock that comes while the card is saved again is not lost', async () => {
  const { platform, passes } = setUp()
  const { serial } = await passes.save(saveRequest)
  platform.meanwhile = () => {
    platform.state = 'locked'
    return passes.mark(serial, lock)
  }
  await expect(passes.save(saveRequest)).rejects.toThrow('forbidden')
  platform.state = null
  expect((await passes.current(serial, 'client'))?.content?.state).toBe('locked')
})

// Rule: wallet-10
test('a second lock is not lost to a fetch that began when customer service had undone the first', async () => {
  const { platform, passes } = setUp()
  const { serial } = await passes.save(saveRequest)
  const lockAt = (at: number) =>
    passes.mark(serial, (pass) => effectOn(pass, { kind: 'locked', cardCode: saveRequest.cardCode, at }))
  await lockAt(1_000)
  platform.meanwhile = () => {
    platform.state = null
    return lockAt(2_000)
  }
  expect((await passes.current(serial, 'client'))?.content?.state).toBe('locked')
})

/** A pass in both wallets. */
async function inBothWallets() {
  const { passes, ...rest } = setUp()
  const { serial } = await passes.save({ ...saveRequest, isForGoogle: true })
  await store.register({ serial, device: 'phone', pushToken: 'token' }, Date.now())
  const toBoth = {
    serial,
    appleDevices: [{ device: 'phone', pushToken: 'token' }],
    readForGoogle: expect.any(Function) as unknown,
  }
  return { ...rest, passes, serial, toBoth }
}

// Rule: wallet-10
test.each([
  ['a balance', { points: 2 }],
  ['a lock', { state: 'locked' }],
] as const)('%s that the fetch of one phone discovers reaches all wallets, once', async (_, change) => {
  const { platform, passes, pushed, serial, toBoth } = await inBothWallets()
  await passes.current(serial, 'client')
  expect(pushed).toEqual([])
  Object.assign(platform, change)
  for (let fetches = 0; fetches < 3; fetches += 1) await passes.current(serial, 'client')
  expect(pushed).toEqual([toBoth])
})

// Rule: wallet-10
test('a balance that saving the card again discovers reaches all wallets', async () => {
  const { platform, passes, pushed, toBoth } = await inBothWallets()
  await passes.save(saveRequest)
  expect(pushed).toEqual([])
  platform.points = 2
  await passes.save(saveRequest)
  expect(pushed).toEqual([toBoth])
})

test('a change that was pushed is not pushed again by the fetch that it causes', async () => {
  const { platform, passes, pushed, serial } = await inBothWallets()
  await passes.mark(serial, lock)
  platform.state = 'locked'
  expect((await passes.current(serial, 'client'))?.content?.state).toBe('locked')
  expect(pushed).toEqual([])
})

test('what is read for Google and has changed is pushed to phones, and not to Google again', async () => {
  const { platform, passes, pushed, serial, toBoth } = await inBothWallets()
  await passes.notifyWallets(await store.findPasses({ by: 'serial', values: [serial] }))
  platform.points = 2
  expect(await pushed[0]?.readForGoogle?.()).toMatchObject({ content: { balance: { points: 2 } } })
  expect(pushed).toEqual([toBoth, { ...toBoth, readForGoogle: null }])
})

test('an unlock that the platform says before a phone has fetched the lock holds', async () => {
  const { platform, passes, pushed, serial, toBoth } = await inBothWallets()
  await passes.mark(serial, lock)
  await passes.current(serial, 'client')
  platform.state = null
  expect((await passes.current(serial, 'client'))?.content?.state).toBe('active')
  expect(pushed).toEqual([toBoth])
})

// Rule: wallet-10
test('wallets show a lock while the platform does not respond, without the balance, and its end when it responds', async () => {
  const { platform, passes, pushed, serial } = await inBothWallets()
  platform.isDown = true
  await expect(passes.current(serial, 'client')).rejects.toThrow('does not respond')
  const marked = await passes.mark(serial, lock)
  await passes.notifyWallets(marked === null ? [] : [marked])
  const locked = { changed: marked?.changed, content: { state: 'locked', balance: null } }
  expect(await passes.current(serial, 'client')).toMatchObject(locked)
  expect(await pushed[0]?.readForGoogle?.()).toMatchObject(locked)
  await expect(passes.check(serial)).rejects.toThrow('does not respond')
  platform.isDown = false
  expect(await passes.current(serial, 'client')).toMatchObject({ content: { state: 'active', balance: { points: 1 } } })
})

test('a change, a check and a reading for Google do not keep a pass, and a fetch does', async () => {
  const { passes, pushed, serial } = await inBothWallets()
  const database = connect(dataDir)
  const used = (): unknown => database.prepare('SELECT used FROM wallet_passes').get()?.['used']
  database.exec('UPDATE wallet_passes SET used = 1')
  const marked = await passes.mark(serial, lock)
  await passes.notifyWallets(marked === null ? [] : [marked])
  expect(await pushed[0]?.readForGoogle?.()).toMatchObject({ content: { state: 'active' } })
  await passes.check(serial)
  expect(used()).toBe(1)
  await passes.current(serial, 'client')
  expect(used()).toBeGreaterThan(1)
  database.close()
})

test('a change seals a pass with the newest key, so that the old one can be removed', async () => {
  const [old, newest] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const { serial } = await setUp([old]).passes.save(saveRequest)
  await setUp([newest, old]).passes.mark(serial, lock)
  const { passes, platform } = setUp([newest])
  platform.state = null
  expect(await passes.current(serial, 'client')).toMatchObject({ content: { holder: 'Erika', state: 'locked' } })
})
