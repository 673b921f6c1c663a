import { expect, test } from 'vitest'
import { hints, tokenFields } from './seal-answer.ts'

test.each(tokenFields)('an answer with %s is noticed', (field) => {
  expect(hints.some((hint) => field.includes(hint))).toBe(true)
})
