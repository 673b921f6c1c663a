import { expect, test } from 'vitest'
import { scrollState } from './carousel.tsx'

test.each([
  { at: 0, client: 300, all: 300, expected: 'fits' },
  { at: 0, client: 300, all: 301, expected: 'fits' },
  { at: 0, client: 300, all: 900, expected: 'start' },
  { at: 250, client: 300, all: 900, expected: 'middle' },
  { at: 599.4, client: 300, all: 900, expected: 'end' },
])('$at of $all px in a window of $client px is $expected', ({ at, client, all, expected }) => {
  expect(scrollState({ scrollLeft: at, clientWidth: client, scrollWidth: all })).toBe(expected)
})
