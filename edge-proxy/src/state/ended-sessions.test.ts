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
    resolveNext: () => waiting.shift()?.(),
    writeEndMark: (mark: EndMark) => wait(() => void written.push(mark)),
    readEndMarks: () => {
      const marks = stored
      return wait(() => ({ marks, position: '1' }))
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
  store.resolveNext()
  await refreshed
  expect([sessions.isEnded({ ...old, sid: 'other' }), sessions.isEnded(kept)]).toEqual([true, false])
  store.resolveNext()
  await ended
})

test('a later mark that could not be written is not lost while an earlier one is being written', async () => {
  const store = slowStore()
  const isBroken = { value: true }
  const sessions = createEndedSessions({
    ...store,
    writeEndMark: (mark) => (isBroken.value ? Promise.reject(new Error('gone')) : store.writeEndMark(mark)),
  })
  await sessions.endAll(login, null, 100)
  isBroken.value = false
  const refreshed = sessions.refresh(false)
  isBroken.value = true
  await sessions.endAll(login, null, 200)
  isBroken.value = false
  store.resolveNext()
  await Promise.resolve()
  store.resolveNext()
  await refreshed
  const again = sessions.refresh(false)
  store.resolveNext()
  await Promise.resolve()
  store.resolveNext()
  await again
  expect(store.written.map(({ before }) => before)).toEqual([100, 200])
})

test('while the store cannot be used a logout does not ask it, and is written as soon as it can', async () => {
  const store = slowStore()
  const sessions = createEndedSessions(store, null, () => false)
  await sessions.endAll(login, null, 200)
  expect(sessions.isEnded(old)).toBe(true)
  const refreshed = sessions.refresh(false)
  store.resolveNext()
  await Promise.resolve()
  store.resolveNext()
  await refreshed
  expect(store.written).toMatchObject([{ name: 'account ACC-1', before: 200 }])
})
