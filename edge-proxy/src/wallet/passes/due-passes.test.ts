import { describe, expect, test } from 'vitest'
import { walletRetention } from '../../state/wallet-retention.ts'
import { hasPostgres, newDatabase, newFolder, usePassStores } from '../testing/open-pass-stores.ts'
import { storedPass as pass } from '../testing/stored-pass.ts'
import { checkAge, resendTime, type CheckReason, type PassStore } from './pass-store.ts'

usePassStores()

const now = Date.now()

/** The serials of all passes that are due. */
async function takeAll(store: PassStore, reason: CheckReason, at: number): Promise<string[]> {
  const serials = []
  for (let row = await store.takeDuePass(reason, at); row; row = await store.takeDuePass(reason, at))
    serials.push(row.serial)
  return serials
}

describe.each([
  { name: 'SQLite', open: newFolder, skip: false },
  { name: 'PostgreSQL', open: newDatabase, skip: !hasPostgres },
])('$name', ({ open, skip }) => {
  test.skipIf(skip)('gives each pass that is due for a check to one edge, the oldest first', async () => {
    const { one, other } = await open()
    const due = now + checkAge
    await one.insertPass(pass('young'), now)
    await one.insertPass(pass('old'), now - 3_000)
    await one.insertPass(pass('older', { hasGoogleLink: true }), now - 4_000)
    await one.insertPass(pass('ended', { state: 'ended', hasGoogleLink: true }), now - 5_000)
    const taken = await Promise.all([one, other, one].map((edge) => edge.takeDuePass('age', due - 2_000)))
    const serials = taken.flatMap((row) => row?.serial ?? [])
    expect(serials.length).toBeGreaterThan(0)
    expect(new Set(serials).size).toBe(serials.length)
    await one.setDue('ended', due)
    await one.setDue('old', due - 2_001)
    await one.setDue('older', due - 2_002)
    expect(await other.takeDuePass('age', due - 2_000)).toEqual(pass('older', { hasGoogleLink: true }))
    expect(await one.takeDuePass('age', due - 2_000)).toEqual(pass('old'))
    await one.setDue('ended', due - 2_001)
    expect(await one.takeDuePass('age', due - 2_000)).toMatchObject({ serial: 'ended' })
    expect(await other.takeDuePass('age', due - 2_000)).toBe(null)
  })

  test.skipIf(skip)('gives passes whose last change Google does not have, also those that have ended', async () => {
    const { one, other } = await open()
    const places = ['at Google', 'at Apple', 'link later', 'sent']
    for (const serial of places)
      await one.insertPass(
        pass(serial, { hasGoogleLink: serial !== 'at Apple' && serial !== 'link later', changed: now }),
        now,
      )
    const [changed, due] = [now + 5_000, now + 5_000 + resendTime]
    await one.updatePass(pass('at Google', { hasGoogleLink: true, changed, state: 'ended' }), now, now)
    await one.updatePass(pass('sent', { hasGoogleLink: true, changed }), now, now)
    await one.setSentToGoogle('sent', changed, now)
    await one.updatePass(pass('at Apple', { changed }), now, now)
    // The link has this content.
    await one.updatePass(pass('link later', { hasGoogleLink: true, changed }), now, now)
    expect(await takeAll(other, 'unsent', due)).toEqual([])
    expect(await takeAll(other, 'unsent', due + 1)).toEqual(['at Google'])
    // It has no other turn among all passes.
    expect(await takeAll(other, 'age', due + 1)).toEqual(['sent'])
    await one.setDue('at Google', due + resendTime)
    expect(await takeAll(other, 'unsent', due + resendTime)).toEqual([])
    expect(await takeAll(other, 'unsent', due + resendTime + 1)).toEqual(['at Google'])
    await one.setSentToGoogle('at Google', changed, now)
    expect(await takeAll(other, 'unsent', due + 2 * checkAge)).toEqual([])
  })

  test.skipIf(skip)('a change is due for Google after the time of its pushes, however many follow it', async () => {
    const { one } = await open()
    await one.insertPass(pass('a', { hasGoogleLink: true, changed: now }), now)
    await one.updatePass(pass('a', { hasGoogleLink: true, changed: now + 1_000 }), now, null)
    await one.updatePass(pass('a', { hasGoogleLink: true, changed: now + 600_000 }), now + 1_000, null)
    expect(await takeAll(one, 'unsent', now + 1_000 + resendTime)).toEqual([])
    expect(await takeAll(one, 'unsent', now + 1_001 + resendTime)).toEqual(['a'])
  })

  test.skipIf(skip)('gives passes that no wallet has used for 400 days, until they have ended', async () => {
    const { one, other } = await open()
    const unused = now - walletRetention.unused - 1
    for (const serial of ['phone', 'Google', 'ended', 'used']) await one.insertPass(pass(serial), unused)
    await one.register({ serial: 'phone', device: 'phone', pushToken: 'x' }, unused)
    await one.updatePass(pass('ended', { state: 'ended', changed: 2_000 }), 1_000, null)
    await one.keepPass('used', now)
    const taken = [await one.takeDuePass('unused', now), await other.takeDuePass('unused', now)]
    expect(taken.every((row) => row?.serial === 'phone' || row?.serial === 'Google')).toBe(true)
    for (const serial of ['phone', 'Google'])
      expect(await other.updatePass(pass(serial, { state: 'ended', changed: 2_000 }), 1_000, now)).toBe(true)
    expect(await one.takeDuePass('unused', now)).toBe(null)
  })
})
