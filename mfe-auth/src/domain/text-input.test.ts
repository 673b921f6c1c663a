import { expect, test } from 'vitest'
import { storedText } from './text-input.ts'

test.each([
  { typed: '', stored: '' },
  { typed: '   ', stored: '' },
  { typed: '\t\n ', stored: '' },
  { typed: 'Anna ', stored: 'Anna ' },
  { typed: ' Anna Maria', stored: ' Anna Maria' },
])('"$typed" is stored as "$stored"', ({ typed, stored }) => {
  expect(storedText(typed)).toBe(stored)
})
