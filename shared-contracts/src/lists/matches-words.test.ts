import { expect, test } from 'vitest'
import { matchesWords } from './matches-words.ts'

const text = 'Trüffelöl & weißes Brot zum Genießen'

// Rules: coupons-43, formats-12
test.each([
  ['', true],
  ['   ', true],
  ['trüffel', true],
  ['TRUFFEL', true],
  ['brot trüff', true],
  ['geniessen', true],
  ['trueffeloel', true],
  ['Brot zum Geniessen', true],
  ['brot wein', false],
])('a search for "%s" finds the bread with truffle oil: %s', (typed, expected) => {
  expect(matchesWords(text, typed)).toBe(expected)
})
