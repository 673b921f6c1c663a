import { expect, test } from 'vitest'
import { tokenFields, tokenHints } from './seal-response.ts'

test.each(tokenFields)('a hint is part of the field name %s', (field) => {
  expect(tokenHints.some((hint) => field.includes(hint))).toBe(true)
})
