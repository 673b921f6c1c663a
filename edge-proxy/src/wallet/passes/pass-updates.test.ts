import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { jsonResponse } from '../../http/response.ts'
import type { SeenCall } from '../../calls/seen-call.ts'
import { changeIn, effectOn, type Change } from './changes.ts'
import type { LivePass } from './pass-codec.ts'
import { createPassUpdates } from './pass-updates.ts'

const cardCode = '2012345678901'
const success = (content: unknown = {}) => jsonResponse(200, { meta: { success: true }, content })
const began = 2_000
const states = (...pairs: [string, 'active' | 'locked'][]): Change => ({
  kind: 'states',
  states: new Map(pairs),
  began,
})

test.each([
  ['order', null, success({ orderNumber: '1' }), { kind: 'ordered' }],
  ['lock card', { cardCode }, success(), { kind: 'locked', cardCode, at: 3_000 }],
  ['activate card', { cardCode: 'x' }, success(), { kind: 'other' }],
  ['delete request', {}, success(), { kind: 'other' }],
  ['points', null, success({ summary: { [wire.points]: 12 } }), { kind: 'points', points: 12 }],
  [
    'cards',
    null,
    success([
      { cardCode, status: 'ACTIVE' },
      { cardCode: '2', status: 'LOCKED' },
      { cardCode: '3' },
      { status: 'REQUESTED' },
    ]),
    states([cardCode, 'active'], ['2', 'locked'], ['3', 'active']),
  ],
  ['cards', null, success([]), states()],
  ['cards', null, success(null), null],
  ['cards', null, success({ cardCode }), null],
  ['cards', null, jsonResponse(200, { meta: { success: true } }), null],
  ['points', null, success({}), null],
  ['bookings', null, success([]), null],
  ['order', null, jsonResponse(200, { meta: { success: false } }), null],
  ['lock card', { cardCode }, jsonResponse(502, {}), null],
  ['cards', null, jsonResponse(401, {}), null],
])('reads from %s what it tells of cards', (name, body, response, change) => {
  expect(changeIn({ name, body, response, began }, 3_000)).toEqual(change)
})

const withPoints = (points: number | null) => ({ state: 'active', subject: { cardCode, points, lockedAt: 0 } }) as const
const [active, withoutPoints] = [withPoints(10), withPoints(null)]
const lockedAt = (at: number) => ({ state: 'locked', subject: { ...active.subject, lockedAt: at } }) as const
const locked = lockedAt(1_000)

test.each([
  ['another balance', active, { kind: 'points', points: 11 }, withPoints(11)],
  ['the same balance', active, { kind: 'points', points: 10 }, null],
  ['a balance, of a pass that shows none', withoutPoints, { kind: 'points', points: 11 }, null],
  ['an order', active, { kind: 'ordered' }, active],
  ['an order, of a pass without a balance', withoutPoints, { kind: 'ordered' }, null],
  ['a lock', active, { kind: 'locked', cardCode, at: 3_000 }, lockedAt(3_000)],
  ['a lock again', locked, { kind: 'locked', cardCode, at: 3_000 }, lockedAt(3_000)],
  ['a lock of another card', active, { kind: 'locked', cardCode: '2', at: 3_000 }, null],
  ['a list with the card', active, states([cardCode, 'active']), null],
  ['a list with the locked card', active, states([cardCode, 'locked']), lockedAt(began)],
  ['a list with the unlocked card', locked, states([cardCode, 'active']), { ...locked, state: 'active' }],
  ['a list that was asked for before the lock', lockedAt(began), states([cardCode, 'active']), null],
  ['a list without the card', active, states(['2', 'active']), lockedAt(began)],
  ['a list without the locked card', locked, states(['2', 'active']), null],
  ['a new card', locked, { kind: 'other' }, locked],
] as const)('decides what %s does', (_, pass, change, after) => {
  expect(effectOn(pass as Parameters<typeof effectOn>[0], change)).toEqual(after)
})

/** Passes that record what they are asked; `wait` holds up the first look. */
function recordingPasses(points: number | null = 10) {
  const log: string[] = []
  const gate = Promise.withResolvers<void>()
  const pass: LivePass = {
    serial: 'serial',
    cardHash: '',
    accountHash: '',
    sealed: '',
    state: 'active',
    contentHash: '',
    hasGoogleLink: false,
    changed: 0,
    subject: { cardCode, accountId: 'ACC-1', holder: null, points, lockedAt: 0, missingSince: 0 },
  }
  return {
    log,
    release: () => gate.resolve(),
    passes: {
      ofAccount: async (accountId: string) => {
        log.push(`look ${accountId}`)
        await gate.promise
        return [pass]
      },
      mark: async (serial: string, after: (pass: LivePass) => LivePass | null) => {
        log.push(`mark ${serial} ${after(pass)?.state}`)
        return { ...pass, serial }
      },
      notifyWallets: async (changed: readonly unknown[]) => void log.push(`notify ${changed.length}`),
    },
  }
}

const callOf = (name: string, response = success(), body: SeenCall['body'] = null, accountId = 'ACC-1'): SeenCall => ({
  name,
  accountId,
  body,
  response,
  began: 0,
})
const pointsOf = (points: number) => success({ summary: { [wire.points]: points } })

const quiet = { log: () => {}, onDropped: () => {} }

test('several changes of one account are looked up once', async () => {
  const { log, passes, release } = recordingPasses()
  const updates = createPassUpdates(passes, quiet)
  for (const account of ['A', 'B']) updates.onCall(callOf('order', success(), null, account))
  for (const call of [callOf('points', pointsOf(20)), callOf('lock card', success(), { cardCode }), callOf('order')])
    updates.onCall(call)
  expect(log).toEqual(['look A', 'look B'])
  release()
  await updates.idle()
  expect(log.slice(2).filter((line) => line.startsWith('look'))).toEqual(['look ACC-1'])
  expect(log.filter((line) => line === 'mark serial locked')).toHaveLength(1)
  expect(log.filter((line) => line === 'notify 1')).toHaveLength(3)
})

test('a lock that is undone before it is written changes nothing of the state', async () => {
  const { log, passes, release } = recordingPasses()
  const updates = createPassUpdates(passes, quiet)
  for (const account of ['A', 'B']) updates.onCall(callOf('order', success(), null, account))
  updates.onCall(callOf('lock card', success(), { cardCode }))
  updates.onCall({ ...callOf('cards', success([{ cardCode, status: 'ACTIVE' }])), began: Date.now() + 1 })
  release()
  await updates.idle()
  expect(log).not.toContain('mark serial locked')
})

test('a balance that this edge saw before is not looked up', async () => {
  const { log, passes, release } = recordingPasses()
  release()
  const updates = createPassUpdates(passes, quiet)
  for (const points of [10, 10, 12, 12, 12, 10]) {
    updates.onCall(callOf('points', pointsOf(points)))
    await updates.idle()
  }
  expect(log.filter((line) => line.startsWith('look'))).toHaveLength(3)
  expect(log.filter((line) => line.startsWith('mark'))).toHaveLength(1)
})

test('a store that fails is said once, and holds up nothing', async () => {
  const { passes } = recordingPasses()
  const faults: string[] = []
  const failing = { ...passes, ofAccount: () => Promise.reject(new Error('gone')) }
  const updates = createPassUpdates(failing, { ...quiet, log: (fault) => void faults.push(fault) })
  for (let count = 0; count < 10; count += 1) {
    updates.onCall(callOf('order'))
    await updates.idle()
  }
  expect(faults).toEqual(['the store of passes does not answer'])
})

/** Passes whose store fails at one step for some times. */
function failingPasses(step: 'ofAccount' | 'mark' | 'notifyWallets', times: number) {
  const { passes, log, release } = recordingPasses()
  release()
  let failures = 0
  const failing = async (): Promise<never[]> => {
    failures += 1
    throw new Error('gone')
  }
  const failsNow = (): boolean => failures < times
  return {
    log,
    passes: {
      ...passes,
      [step]: (...args: never[]) => (failsNow() ? failing() : passes[step](...(args as [never, never]))),
    },
  }
}

// Rule: wallet-10
test.each(['ofAccount', 'mark', 'notifyWallets'] as const)(
  'a change is tried again if the store fails at %s',
  async (step) => {
    for (const call of [callOf('points', pointsOf(20)), callOf('lock card', success(), { cardCode })]) {
      const { log, passes } = failingPasses(step, 2)
      const updates = createPassUpdates(passes, { ...quiet, delays: [1, 1] })
      updates.onCall(call)
      await expect.poll(() => log.at(-1)).toBe('notify 1')
      expect(log).toContain(`mark serial ${call.name === 'points' ? 'active' : 'locked'}`)
      await updates.close()
    }
  },
)

// Rule: wallet-10
test('a pass that cannot be marked keeps no other one from its push, and is tried again', async () => {
  const { passes, log, release } = recordingPasses()
  release()
  const twice = async (accountId: string) => {
    const found = await passes.ofAccount(accountId)
    return ['broken', 'whole'].flatMap((serial) => found.map((pass) => ({ ...pass, serial })))
  }
  const mark: typeof passes.mark = async (serial, after) => {
    if (serial !== 'broken') return passes.mark(serial, after)
    log.push('broken')
    throw new Error('broken')
  }
  const updates = createPassUpdates({ ...passes, ofAccount: twice, mark }, { ...quiet, delays: [1] })
  updates.onCall(callOf('lock card', success(), { cardCode }))
  const once = ['look ACC-1', 'broken', 'mark whole locked', 'notify 1']
  await expect.poll(() => log).toEqual([...once, ...once])
  await updates.close()
})

test('a balance that was not written is looked up when it is seen again', async () => {
  const { log, passes } = failingPasses('ofAccount', 1)
  const updates = createPassUpdates(passes, { ...quiet, delays: [] })
  for (let count = 0; count < 2; count += 1) {
    updates.onCall(callOf('points', pointsOf(20)))
    await updates.idle()
  }
  expect(log).toContain('mark serial active')
})

test('what comes while the store fails is done in its order, and bounded', async () => {
  const { log, passes } = failingPasses('ofAccount', 1)
  const updates = createPassUpdates(passes, { ...quiet, delays: [1] })
  updates.onCall(callOf('lock card', success(), { cardCode }))
  for (let count = 0; count < 1_000; count += 1)
    updates.onCall({ ...callOf('cards', success([{ cardCode, status: 'ACTIVE' }])), began: Date.now() + 1 + count })
  await expect.poll(() => log.at(-1)).toBe('notify 1')
  expect(log.filter((line) => line.startsWith('mark'))).toEqual(['mark serial active'])
  await updates.close()
})
