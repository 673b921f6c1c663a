import { expect, test, vi } from 'vitest'
import { walletRetention } from '../../state/wallet-retention.ts'
import { card, checkMinutes, minutes, setUpChecks } from '../testing/set-up-checks.ts'

/** A pass at Apple, locked after the phone registered, and checks that go on. */
async function lockedOnPhone() {
  const checks = setUpChecks()
  const { passes, store, platform, pushed, save, startEdge } = checks
  platform.read = async () => ({ ...card, state: null })
  const serial = await save('card')
  await store.register({ serial, device: 'phone', pushToken: 'x' }, Date.now())
  startEdge()
  const lock = async (): Promise<void> => void (await passes.mark(serial, (pass) => ({ ...pass, state: 'locked' })))
  const push = { serial, appleDevices: [{ device: 'phone', pushToken: 'x' }], readForGoogle: null }
  return { ...checks, serial, lock, push, pushed }
}

// Rule: wallet-16
test('a phone that a push did not reach gets it again at each check for a week, also of an end', async () => {
  const { platform, results, pushed, lock, push } = await lockedOnPhone()
  // Until saving the card is a week ago, too.
  await minutes(8 * 24 * 60)
  pushed.length = 0
  await minutes(2 * checkMinutes)
  expect(pushed).toEqual([])
  await lock()
  await minutes(10 * 24 * 60)
  expect(pushed.length).toBeGreaterThan(6)
  expect(pushed.length).toBeLessThan(9)
  expect(pushed).toEqual(pushed.map(() => push))

  platform.read = async () => ({ kind: 'ended' })
  await minutes(checkMinutes)
  pushed.length = results.length = 0
  await minutes(10 * 24 * 60)
  expect(pushed.length).toBeGreaterThan(5)
  expect(pushed.length).toBeLessThan(9)
  expect(pushed).toEqual(pushed.map(() => push))
  // The platform is not asked for a pass that has ended.
  expect(results).toEqual([])
})

// Rule: wallet-16
test('a phone gets no push each time that Google refuses a change of its pass, and yet one a day', async () => {
  const { passes, store, platform, pushed, save, startEdge } = setUpChecks()
  platform.read = async () => ({ ...card, state: null })
  const serial = await save('card', true)
  await store.register({ serial, device: 'phone', pushToken: 'x' }, Date.now())
  startEdge()
  await passes.mark(serial, (pass) => ({ ...pass, state: 'locked' }))
  const phonesOf = () => pushed.splice(0).filter(({ appleDevices }) => appleDevices.length > 0).length
  for (let count = 0; count < 7; count += 1) {
    await minutes(24 * 60)
    expect(pushed.filter(({ readForGoogle }) => readForGoogle !== null).length).toBeGreaterThan(40)
    const phones = phonesOf()
    expect(phones).toBeGreaterThan(0)
    expect(phones).toBeLessThan(5)
  }
  await minutes(24 * 60)
  expect(phonesOf()).toBe(0)
})

// Rule: wallet-17
test('a pass that no wallet has used for 400 days ends, and its phone gets a push', async () => {
  const { store, pushed, results, save, startEdge, rowOf } = setUpChecks()
  const [serial, used] = [await save('card'), await save('used')]
  await store.register({ serial, device: 'phone', pushToken: 'x' }, Date.now())
  vi.setSystemTime(Date.now() + walletRetention.unused + 1)
  await store.keepPass(used, Date.now())
  startEdge()
  await minutes(3)
  expect(await rowOf(serial)).toMatchObject({ state: 'ended', sealed: expect.stringMatching(/^[\w-]+\.$/) })
  expect(pushed).toMatchObject([{ serial, appleDevices: [{ device: 'phone' }] }])
  expect(await rowOf(used)).toMatchObject({ state: 'active' })
  expect(results.includes('ended')).toBe(false)
})
