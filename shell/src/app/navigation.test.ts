import { afterEach, expect, test, vi } from 'vitest'
import { onlyQueryChanged, readPositions, writePositions } from './navigation.ts'

afterEach(() => vi.unstubAllGlobals())

const list = { pathname: '/vorteile-und-praemien/aktionen', search: '', hash: '' }

test.each([
  { title: 'a filter in the query', change: { search: '?kategorie=academy' }, expected: true },
  { title: 'the same page again', change: {}, expected: false },
  { title: 'another page', change: { pathname: '/faq', search: '?a=b' }, expected: false },
  { title: 'an anchor', change: { hash: '#a', search: '?a=b' }, expected: false },
])('focus and scroll position stay after a navigation to $title: $expected', ({ change, expected }) => {
  expect(onlyQueryChanged(list, { ...list, ...change })).toBe(expected)
})

function stubStorage(stored: string | null = null): void {
  let text = stored
  vi.stubGlobal('sessionStorage', { getItem: () => text, setItem: (_: string, next: string) => void (text = next) })
}

test('the next document of a tab knows the latest fifty positions', () => {
  stubStorage()
  writePositions(new Map(Array.from({ length: 60 }, (_, index) => [`entry ${index}`, index])))
  expect([...readPositions().values()]).toEqual(Array.from({ length: 50 }, (_, index) => index + 10))
})

test.each([null, 'text', 'null', '{"home":"300"}'])('a tab that stores %j has no positions', (stored) => {
  stubStorage(stored)
  expect(readPositions()).toEqual(new Map())
})

test('a browser that forbids storage has no positions', () => {
  expect(readPositions()).toEqual(new Map())
  expect(() => writePositions(new Map([['home', 300]]))).not.toThrow()
})
