import { afterEach, expect, test, vi } from 'vitest'
import { keepPlace, keptPlace, placeOnScreen } from './place.ts'

afterEach(() => vi.unstubAllGlobals())

function stubHistory(state: unknown) {
  const history = {
    state,
    replaceState: vi.fn<(next: unknown) => void>((next: unknown) => void (history.state = next)),
  }
  vi.stubGlobal('history', history)
  return history
}

test('an entry of the history keeps a place beside the fields of the router, for one choice', () => {
  const history = stubHistory({ key: 'abc', idx: 2 })
  keepPlace('all', { index: 30, top: 12, focus: 'link' })
  expect(history.state).toMatchObject({ key: 'abc', idx: 2 })
  expect(keptPlace(history.state, 'all')).toEqual({ index: 30, top: 12, focus: 'link' })
  expect(keptPlace(history.state, 'other')).toBeNull()
  keepPlace('all', null)
  expect(history.state).toEqual({ key: 'abc', idx: 2 })
})

test('a list at its top leaves the entry as it is', () => {
  const history = stubHistory(null)
  keepPlace('all', null)
  expect(history.replaceState).not.toHaveBeenCalled()
})

test('a list in an embedding page leaves its history alone', () => {
  const history = stubHistory(null)
  vi.stubGlobal('portalEmbed', {})
  keepPlace('all', { index: 30, top: 12 })
  expect(history.replaceState).not.toHaveBeenCalled()
})

test.each([
  { state: null },
  { state: 'text' },
  { state: { listPlace: null } },
  { state: { listPlace: { choice: 'all', index: '3', top: 0 } } },
  { state: { listPlace: { choice: 'all', index: Number.NaN, top: 0 } } },
  { state: { listPlace: { choice: 'all', index: 3 } } },
])('the state $state has no place', ({ state }) => {
  expect(keptPlace(state, 'all')).toBeNull()
})

test.each([
  { scrolled: 0, expected: null },
  { scrolled: 150, expected: { index: 0, top: -50 } },
  { scrolled: 430, expected: { index: 1, top: -30 } },
])('scrolled by $scrolled the first card on the screen is $expected', ({ scrolled, expected }) => {
  const cards = [100, 400, 700].map((start) => ({
    getBoundingClientRect: () => ({ top: start - scrolled, bottom: start + 300 - scrolled }),
  }))
  expect(placeOnScreen({ querySelectorAll: () => cards } as unknown as HTMLElement)).toEqual(expected)
})
