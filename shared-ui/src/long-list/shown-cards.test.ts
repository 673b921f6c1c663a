import { expect, test } from 'vitest'
import { shownCards, shownWith } from './shown-cards.ts'

test.each([
  { length: 0, asked: 0, expected: 0 },
  { length: 96, asked: 0, expected: 96 },
  { length: 97, asked: 0, expected: 48 },
  { length: 97, asked: 96, expected: 96 },
  { length: 97, asked: 144, expected: 97 },
  { length: 1000, asked: 0, expected: 48 },
  { length: 1000, asked: 480, expected: 480 },
])('of $length cards $expected are shown when $asked are asked for', ({ length, asked, expected }) => {
  expect(shownCards(asked, length)).toBe(expected)
})

test.each([
  { index: 0, expected: 48 },
  { index: 47, expected: 48 },
  { index: 48, expected: 96 },
  { index: 999, expected: 1000 },
])('the card at $index of 1000 is among the first $expected', ({ index, expected }) => {
  expect(shownWith(index, 1000)).toBe(expected)
})
