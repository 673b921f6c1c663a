import { expect, test, vi } from 'vitest'
import { card, checkMinutes, minutes, setUpChecks } from '../testing/set-up-checks.ts'
import { checkTimes } from './check-passes.ts'
import { resendTime } from './pass-store.ts'

// Rule: wallet-14
test('a membership that has ended is found within a day, although no phone asks', async () => {
  const { store, platform, pushed, results, save, startEdge, rowOf } = setUpChecks()
  const serial = await save('card', true)
  await store.register({ serial, device: 'phone', pushToken: 'x' }, Date.now())
  startEdge()
  platform.read = async () => ({ kind: 'ended' })
  await minutes(checkMinutes - 1)
  expect(pushed).toEqual([])
  await minutes(2)
  expect(await rowOf(serial)).toMatchObject({ state: 'ended', sealed: expect.stringMatching(/^[\w-]+\.$/) })
  expect(pushed).toMatchObject([{ serial, appleDevices: [{ device: 'phone' }] }])
  expect(await pushed[0]?.readForGoogle?.()).toMatchObject({ content: null })
  await minutes(10)
  expect(results).toEqual(['ended'])
})

// Rule: wallet-14
test.each([{ isForGoogle: false }, { isForGoogle: true }])(
  'a card that the platform does not know voids its pass, and ends it an hour later (Google: $isForGoogle)',
  async ({ isForGoogle }) => {
    const { passes, platform, results, save, startEdge, rowOf } = setUpChecks()
    const serial = await save('card', isForGoogle)
    startEdge()
    platform.read = async () => ({ kind: 'missing' })
    await minutes(checkMinutes + 1)
    expect(results).toEqual(['missing'])
    expect(await passes.current(serial, 'c')).toMatchObject({ content: { state: 'locked', balance: null } })
    await minutes(55)
    expect(await rowOf(serial)).toMatchObject({ state: 'active' })
    await minutes(7)
    expect(await rowOf(serial)).toMatchObject({ state: 'ended', sealed: expect.stringMatching(/^[\w-]+\.$/) })
    expect(results.length).toBeLessThan(5)
  },
)

test('a card that the platform knows again within the hour has its pass back, and the hour begins anew', async () => {
  const { passes, platform, results, save, startEdge } = setUpChecks()
  const serial = await save('card')
  startEdge()
  for (let count = 0; count < 2; count += 1) {
    platform.read = async () => ({ kind: 'missing' })
    await minutes(checkMinutes + 1)
    platform.read = async () => ({ ...card, state: null })
    await minutes(62)
  }
  expect(results).toEqual(['missing', 'changed', 'missing', 'changed'])
  expect(await passes.current(serial, 'c')).toMatchObject({ content: { state: 'active', balance: { points: 5 } } })
})

test('two edges ask for each pass once a day, one at a time', async () => {
  const { platform, reads, results, save, startEdge } = setUpChecks()
  const cards = Array.from({ length: 20 }, (_, index) => `card ${index}`)
  for (const each of cards) await save(each)
  let running = 0
  let most = 0
  platform.read = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => void setTimeout(resolve, 1_000))
    running -= 1
    return card
  }
  startEdge()
  startEdge()
  await minutes(checkMinutes + 5)
  expect(reads.toSorted()).toEqual(cards.toSorted())
  expect(most).toBe(2)
  expect(results).toEqual(cards.map(() => 'unchanged'))
  await minutes(checkMinutes + 5)
  expect(reads).toHaveLength(2 * cards.length)
})

test('a platform that fails is asked once a minute, and for another card each time', async () => {
  const { passes, platform, reads, results, save, startEdge } = setUpChecks()
  const cards = Array.from({ length: 30 }, (_, index) => `card ${index}`)
  for (const each of cards) {
    await save(each)
    vi.setSystemTime(Date.now() + 1_000)
    // Passes that have ended are checked between the others, without the platform.
    const ended = await save(`ended ${each}`)
    platform.read = async () => ({ kind: 'ended' })
    await passes.current(ended, 'c')
    platform.read = async () => card
    vi.setSystemTime(Date.now() + 1_000)
  }
  platform.read = () => Promise.reject(new Error('no response'))
  await minutes(checkMinutes)
  reads.length = 0
  startEdge()
  await minutes(10)
  expect(reads.length).toBeGreaterThan(8)
  expect(reads.length).toBeLessThan(13)
  expect(reads).toEqual(cards.slice(0, reads.length))
  const failed = results.splice(0)
  expect(failed).toEqual(failed.map(() => 'failed'))
  expect(failed.length).toBeGreaterThan(8)
  platform.read = async () => card
  await minutes(checkTimes.failed / 60_000)
  expect(results).toEqual(cards.map(() => 'unchanged'))
})

test('a card that always fails does not keep others from their turn', async () => {
  const { platform, results, save, startEdge } = setUpChecks()
  for (const each of ['bad', 'good']) await save(each)
  platform.read = async (cardCode) => {
    if (cardCode === 'bad') throw new Error('unreadable')
    return card
  }
  await minutes(checkMinutes)
  startEdge()
  await minutes(5)
  expect(results).toEqual(['failed', 'unchanged'])
})

test('a card that cannot be read and whose change Google does not have holds up no other one', async () => {
  const { passes, platform, results, save, startEdge } = setUpChecks()
  const bad = await save('bad', true)
  for (let index = 0; index < 50; index += 1) await save(`card ${index}`)
  await passes.mark(bad, (pass) => ({ ...pass, state: 'locked' }))
  platform.read = async (cardCode) => {
    if (cardCode === 'bad') throw new Error('unreadable')
    return card
  }
  await minutes(checkMinutes + 1)
  startEdge()
  await minutes(2)
  expect(results.filter((result) => result === 'unchanged')).toHaveLength(50)
  await minutes(3 * 60)
  expect(results.filter((result) => result === 'failed')).toHaveLength(4)
})

test('what Google did not take is sent again until it does, also the end of a membership', async () => {
  const { passes, store, platform, pushed, save, startEdge, rowOf } = setUpChecks()
  const [locked, ended] = [await save('locked', true), await save('ended', true)]
  await save('at Apple')
  platform.read = async (cardCode) => (cardCode === 'ended' ? { kind: 'ended' } : { ...card, state: null })
  await passes.mark(locked, (pass) => ({ ...pass, state: 'locked' }))
  await passes.current(ended, 'c')
  await passes.current(locked, 'c')
  pushed.length = 0
  startEdge()
  await minutes(resendTime / 60_000 - 1)
  expect(pushed).toEqual([])
  await minutes(3)
  expect(pushed.map(({ serial }) => serial).toSorted()).toEqual([locked, ended].toSorted())
  expect(pushed.flatMap(({ appleDevices }) => appleDevices)).toEqual([])
  for (const { serial, readForGoogle } of pushed.splice(0)) {
    const current = await readForGoogle?.()
    expect(current?.content?.state ?? null).toBe(serial === locked ? 'locked' : null)
    if (serial === ended) await store.setSentToGoogle(serial, current?.changed ?? 0, Date.now())
  }
  await minutes(resendTime / 60_000 + 1)
  expect(pushed.map(({ serial }) => serial)).toEqual([locked])
  await store.setSentToGoogle(locked, (await rowOf(locked))?.changed ?? 0, Date.now())
  await minutes(checkMinutes - 90)
  expect(pushed).toHaveLength(1)
})

test('what Google has not is not kept waiting by passes that are due, nor they by it', async () => {
  const { passes, platform, reads, save, startEdge } = setUpChecks()
  platform.read = async () => ({ ...card, state: null })
  const due = await Promise.all(Array.from({ length: 50 }, (_, index) => save(`due ${index}`)))
  const unsent = await Promise.all(Array.from({ length: 50 }, (_, index) => save(`unsent ${index}`, true)))
  expect(new Set([...due, ...unsent]).size).toBe(100)
  await minutes(checkMinutes + 1)
  for (const serial of unsent) await passes.mark(serial, (pass) => ({ ...pass, state: 'locked' }))
  await minutes(resendTime / 60_000 + 1)
  reads.length = 0
  startEdge()
  await vi.advanceTimersByTimeAsync(10 * checkTimes.pause)
  expect(reads.filter((each) => each.startsWith('due')).length).toBeGreaterThan(2)
  expect(reads.filter((each) => each.startsWith('unsent')).length).toBeGreaterThan(2)
})

test('a store that does not answer is logged once, and asked again every minute', async () => {
  const { store, reads, faults, save, startEdge } = setUpChecks()
  await save('card')
  await minutes(checkMinutes)
  const { takeDuePass } = store
  store.takeDuePass = () => Promise.reject(new Error('no answer'))
  startEdge()
  await minutes(5)
  expect(faults).toEqual(['the store of passes does not answer'])
  store.takeDuePass = takeDuePass
  await minutes(1)
  expect(reads).toEqual(['card'])
})
