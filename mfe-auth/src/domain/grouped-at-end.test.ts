import { expect, test } from 'vitest'
import { groupedAtEnd } from './grouped-at-end.ts'

test.each([
  { title: 'a digit behind a full group', text: '12345', caret: 5, expected: '1234 5' },
  { title: 'the digit behind a separator deleted', text: '1234 ', caret: 5, expected: '1234' },
  { title: 'a whole number', text: '1234567890123456789', caret: 19, expected: '1234 5678 9012 3456 789' },
  { title: 'a digit within the number', text: '12934 5', caret: 3, expected: '12934 5' },
  { title: 'a letter', text: '1234 5a', caret: 7, expected: '1234 5a' },
  { title: 'nothing left', text: '', caret: 0, expected: '' },
])('a card number with $title is shown as $expected', ({ text, caret, expected }) => {
  expect(groupedAtEnd(text, caret)).toBe(expected)
})
