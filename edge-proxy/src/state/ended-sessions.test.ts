import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { EndMark } from './store.ts'
import { createEndedSessions } from './ended-sessions.ts'

const login = { token: 'A', accountId: 'ACC-1', names: [], exp: 0 }
const old = { ...login, sid: 'old', since: 100 }
const kept = { ...login, sid: 'kept', since: 150 }

/** A store that waits with everything. */
function slowStore() {
  const waiting: (() => void)[] = []
  const written: EndMark[] = []
  let stored: EndMark[] = []
  const wait = <T>(value: () => T): Promise<T> => new Promise((resolve) => waiting.push(() => resolve(value())))
  return {
    written,
    setStored: (marks: EndMark[]) => void (stored = marks),
    /** Ends what it was asked for first; waits until it is asked. */
    async resolveNext() {
      while (waiting.length === 0) await setImmediate()
      waiting.shift()?.()
    },
    writeEndMarks: (marks: readonly EndMark[]) => wait(() => void written.push(...marks)),
    async *readEndMarks() {
      const marks = stored
      yield await wait(() => ({ marks, position: '1' }))
    },
  }
}

const markOf = (before: number, keptSid: string | null = null): EndMark => ({
  name: 'account ACC-1',
  before,
  keptSid,
  expires: before + 1_000,
})

test('an earlier mark that is read meanwhile does not undo a later one', async () => {
  const store = slowStore()
  const sessions = createEndedSessions(store)
  store.setStored([markOf(50)])
  const refreshed = sessions.refresh(false)
  const ended = sessions.endAll(login, 'kept', 200)
  await store.resolveNext()
  await store.resolveNext()
  await Promise.all([refreshed, ended])
  expect([sessions.isEnded({ ...old, sid: 'other' }), sessions.isEnded(kept)]).toEqual([true, false])
})

test('a later mark that could not be written is not lost while an earlier one is being written', async () => {
  const store = slowStore()
  const isBroken = { value: true }
  const sessions = createEndedSessions({
    ...store,
    writeEndMarks: (marks) => (isBroken.value ? Promise.reject(new Error('gone')) : store.writeEndMarks(marks)),
  })
  await sessions.endAll(login, null, 100)
  isBroken.value = false
  const refreshed = sessions.refresh(false)
  isBroken.value = true
  await sessions.endAll(login, null, 200)
  isBroken.value = false
  await store.resolveNext()
  await store.resolveNext()
  await refreshed
  const again = sessions.refresh(false)
  await store.resolveNext()
  await store.resolveNext()
  await again
  expect(store.written.map(({ before }) => before)).toEqual([100, 200])
})

test('while the store cannot be used a logout does not ask it, and is written as soon as it can', async () => {
  const store = slowStore()
  const sessions = createEndedSessions(store, null, () => false)
  await sessions.endAll(login, null, 200)
  expect(sessions.isEnded(old)).toBe(true)
  const refreshed = sessions.refresh(false)
  await store.resolveNext()
  await store.resolveNext()
  await refreshed
  expect(store.written).toMatchObject([{ name: 'account ACC-1', before: 200 }])
})

test('marks that an earlier start has kept do not take the place of later ones, and all pages of the store are read', async () => {
  const store = slowStore()
  const disk = slowStore()
  disk.setStored([markOf(50)])
  const sessions = createEndedSessions(
    {
      ...store,
      async *readEndMarks() {
        yield { marks: [markOf(60)], position: '1' }
        yield { marks: [{ ...markOf(70), name: 'sid other' }], position: '2' }
      },
    },
    { ...disk, clean: async () => {} },
  )
  const ended = sessions.endAll(login, 'kept', 200)
  await store.resolveNext()
  await ended
  const refreshed = sessions.refresh(true)
  await disk.resolveNext()
  await disk.resolveNext()
  await refreshed
  expect(sessions.isEnded(old)).toBe(true)
  expect(sessions.isEnded(kept)).toBe(false)
  expect(sessions.isEnded({ ...kept, sid: 'other', accountId: 'ACC-2', since: 300 })).toBe(true)
})
