import { describe, expect, test } from 'vitest'
import type { PushTarget } from '../push/push-target.ts'
import { hasPostgres, newDatabase, newFolder, usePassStores } from '../testing/open-pass-stores.ts'
import type { CardDetails } from './card-details.ts'
import { effectOn } from './changes.ts'
import type { LivePass } from './pass-codec.ts'
import { createPasses } from './passes.ts'
import { createWalletKeys } from './wallet-keys.ts'

usePassStores()

const card: CardDetails = { kind: 'card', state: null, points: 5 }
const saveRequest = {
  cardCode: '2012345678901',
  accountId: 'ACC-1',
  holder: 'Erika',
  isForGoogle: true,
  client: 'client',
}
const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const lock = (pass: LivePass): LivePass | null =>
  effectOn(pass, { kind: 'locked', cardCode: saveRequest.cardCode, at: Date.now() })

describe.each([
  { name: 'SQLite', open: newFolder, skip: false },
  { name: 'PostgreSQL', open: newDatabase, skip: !hasPostgres },
])('$name', ({ open, skip }) => {
  /** Edges with one store; each has its keys, newest first. */
  async function setUp() {
    const { one: store } = await open()
    const pushed: PushTarget[] = []
    const edge = (...keys: Buffer[]) =>
      createPasses({
        store,
        keys: createWalletKeys(keys, 'https://portal.example'),
        readCard: async () => card,
        pushes: { enqueue: (targets) => void pushed.push(...targets) },
      })
    const stateOf = async (serial: string) => (await store.findPasses({ by: 'serial', values: [serial] }))[0]?.state
    return { store, pushed, edge, stateOf }
  }

  // Rule: wallet-10
  test.skipIf(skip)(
    'the second pass that edges with different keys made of a card ends, and the first follows',
    async () => {
      const { store, pushed, edge, stateOf } = await setUp()
      const [before, after] = [edge(oldKey), edge(newKey, oldKey)]
      const { serial } = await before.save(saveRequest)
      await after.mark(serial, (pass) => pass)
      const { serial: second } = await before.save(saveRequest)
      expect(second).not.toBe(serial)
      await store.register({ serial: second, device: 'phone', pushToken: 'token' }, Date.now())
      pushed.length = 0
      for (const pass of await after.ofAccount('ACC-1')) await after.mark(pass.serial, lock)
      expect([await stateOf(serial), await stateOf(second)]).toEqual(['locked', 'ended'])
      expect(pushed).toMatchObject([{ serial: second, appleDevices: [{ device: 'phone' }] }])
      // The token stays that of the key which sealed the pass, on each edge.
      const token = createWalletKeys([oldKey], 'https://portal.example').tokenOf(second, '')
      for (const each of [before, after])
        expect(await each.current(second, 'client')).toMatchObject({ content: null, token })
    },
  )

  test.skipIf(skip)('a card with two passes can be saved and checked', async () => {
    const { edge, stateOf } = await setUp()
    const [before, after] = [edge(oldKey), edge(newKey, oldKey)]
    const { serial } = await before.save(saveRequest)
    await after.mark(serial, (pass) => pass)
    const { serial: second } = await before.save(saveRequest)
    expect(await after.check(second)).toMatchObject({ content: null })
    expect((await after.save(saveRequest)).serial).toBe(serial)
    expect(await stateOf(second)).toBe('ended')
  })

  test.skipIf(skip)('a pass that another key has sealed is not said to have ended', async () => {
    const { store, pushed, edge, stateOf } = await setUp()
    const { serial } = await edge(newKey).save(saveRequest)
    const before = edge(oldKey)
    await expect(before.current(serial, 'client')).rejects.toMatchObject({ status: 503 })
    await before.notifyWallets(await store.findPasses({ by: 'serial', values: [serial] }))
    await expect(pushed[0]?.readForGoogle?.()).rejects.toMatchObject({ status: 503 })
    expect(await before.check(serial)).toBe(null)
    expect(await stateOf(serial)).toBe('active')
  })

  // Rule: wallet-10
  test.skipIf(skip)(
    'edges that do not agree which key is the newest push once for each check, and for no fetch',
    async () => {
      const { store, pushed, edge } = await setUp()
      const [accepts, uses] = [edge(oldKey, newKey), edge(newKey, oldKey)]
      const { serial } = await accepts.save(saveRequest)
      for (const device of ['phone', 'tablet']) await store.register({ serial, device, pushToken: device }, Date.now())
      const fetchTen = async (): Promise<void> => {
        await accepts.notifyWallets(await store.findPasses({ by: 'serial', values: [serial] }))
        const atGoogle = pushed.splice(0)[0]?.readForGoogle
        for (let count = 0; count < 5; count += 1) {
          for (const each of [uses, accepts]) await each.current(serial, 'client')
          await atGoogle?.()
        }
      }
      await fetchTen()
      expect(pushed).toEqual([])
      await uses.check(serial)
      expect(pushed.splice(0)).toMatchObject([{ serial, appleDevices: [{ device: 'phone' }, { device: 'tablet' }] }])
      await fetchTen()
      expect(pushed).toEqual([])
      // What the new key alone can read.
      expect(await edge(newKey).current(serial, 'client')).toMatchObject({ content: { state: 'active' } })
      // Each edge gives the token of the new key: the phone asks once for what the check has changed.
      const newToken = createWalletKeys([newKey], 'https://portal.example').tokenOf(serial, '')
      for (const each of [uses, accepts])
        expect(await each.current(serial, 'client')).toMatchObject({ token: newToken })
    },
  )

  test.skipIf(skip)('a key that is accepted by all edges before one uses it makes no second pass', async () => {
    const { edge } = await setUp()
    const { serial } = await edge(oldKey).save(saveRequest)
    const [accepts, uses] = [edge(oldKey, newKey), edge(newKey, oldKey)]
    for (const each of [accepts, uses, accepts, uses, accepts])
      expect((await each.save(saveRequest)).serial).toBe(serial)
    expect(await uses.ofAccount('ACC-1')).toHaveLength(1)
  })
})
