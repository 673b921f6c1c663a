import { expect, test } from 'vitest'
import { tokenFields, tokenHints } from './seal-response.ts'

test.each(tokenFields)('the hints find a response with %s', (field) => {
  expect(tokenHints.some((hint) => field.includes(hint))).toBe(true)
})
