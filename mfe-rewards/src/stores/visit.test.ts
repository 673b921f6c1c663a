import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentVisitId, goBackInVisit, returnToFirstEntry } from './visit.ts'

const step = '/praemien/R2?schritt=adresse'
const traverseTo = vi.fn<(key: string) => { committed: Promise<void> }>(() => ({ committed: Promise.resolve() }))
const back = vi.fn<() => void>()

/** A browser that has opened these paths and shows the one at `index`; their keys are their places. */
function stubEntries(paths: readonly string[], index: number): void {
  const entries = paths.map((path, at) => ({ url: `https://portal.example${path}`, key: `${at}`, index: at }))
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries[index], traverseTo })
}

beforeEach(() => vi.stubGlobal('history', { back }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  { title: 'the entry that opened it', paths: ['/praemien', '/praemien/R2'], index: 1, visit: '1' },
  { title: 'a step', paths: ['/praemien', '/praemien/R2', step, step], index: 3, visit: '1' },
  { title: 'a step on the way back', paths: ['/praemien', '/praemien/R2', step, step], index: 2, visit: '1' },
  { title: 'a step that a login has opened', paths: ['/', step], index: 1, visit: '1' },
  { title: 'a later opening', paths: ['/praemien/R2', step, '/praemien', '/praemien/R2'], index: 3, visit: '3' },
  { title: 'the first page of a tab', paths: ['/praemien/R2'], index: 0, visit: '0' },
])('the visit is kept by the entry of the history that opened it: $title', async ({ paths, index, visit }) => {
  stubEntries(paths, index)
  expect(currentVisitId()).toBe(visit)
  const isStep = index > Number(visit)
  await returnToFirstEntry(visit)
  expect(traverseTo.mock.calls).toEqual(isStep ? [[visit]] : [])
  expect(goBackInVisit()).toBe(isStep)
  expect(back).toHaveBeenCalledTimes(isStep ? 1 : 0)
})

test('the steps of another visit stay', async () => {
  stubEntries(['/praemien/R2', step, '/praemien', '/praemien/R2', step], 4)
  await returnToFirstEntry('0')
  expect(traverseTo).not.toHaveBeenCalled()
})

test('a way back that the browser does not finish ends after a second', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  stubEntries(['/praemien/R2', step], 1)
  traverseTo.mockReturnValueOnce({ committed: new Promise(() => {}) })
  const left = vi.fn<() => void>()
  void returnToFirstEntry('0').then(left)
  await vi.advanceTimersByTimeAsync(999)
  expect(left).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(left).toHaveBeenCalledOnce()
})

test('in a browser that does not list its entries every page load is a visit of its own', async () => {
  const visitId = currentVisitId()
  expect(currentVisitId()).not.toBe(visitId)
  await returnToFirstEntry(visitId)
  expect(goBackInVisit()).toBe(false)
})
