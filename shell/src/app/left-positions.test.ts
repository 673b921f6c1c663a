import { afterEach, expect, test, vi } from 'vitest'
import { readLeftPositions, writeLeftPositions } from './left-positions.ts'

afterEach(() => vi.unstubAllGlobals())

function stubHistory(state: unknown) {
  const history = { state, replaceState: (next: unknown) => void (history.state = next) }
  vi.stubGlobal('history', history)
  return history
}

test('an entry of the history has the positions of the others, beside the fields of the router', () => {
  const history = stubHistory({ key: 'list', idx: 1 })
  writeLeftPositions(new Map(Object.entries({ home: 300, list: 80 })), 'list')
  expect(history.state).toMatchObject({ key: 'list', idx: 1 })
  expect(readLeftPositions()).toEqual(new Map([['home', 300]]))
})

test('an entry has the latest fifty positions', () => {
  stubHistory(null)
  writeLeftPositions(new Map(Array.from({ length: 60 }, (_, index) => [`entry ${index}`, index])), 'list')
  expect([...readLeftPositions().values()]).toEqual(Array.from({ length: 50 }, (_, index) => index + 10))
})

test.each([null, 'text', { leftPositions: null }, { leftPositions: { home: '300' } }])(
  'an entry with the state %j has no positions',
  (state) => {
    stubHistory(state)
    expect(readLeftPositions()).toEqual(new Map())
  },
)
