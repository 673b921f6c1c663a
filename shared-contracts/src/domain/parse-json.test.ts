import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  { text: '[1, "a", null]', value: [1, 'a', null] },
  { text: '{"cardCode": 1234567890123456789}', value: { cardCode: '1234567890123456789' } },
  { text: '[1234567890123456789,7]', value: ['1234567890123456789', 7] },
  { text: '{"a": "x:1234567890123456789,"}', value: { a: 'x:1234567890123456789,' } },
  { text: '[1234567890123456789, 12.5, 9007199254740991]', value: ['1234567890123456789', 12.5, 9007199254740991] },
  { text: '<!doctype html>', value: undefined },
  { text: '', value: undefined },
])('$text is read without rounding', ({ text, value }) => {
  expect(parseJson(text)).toEqual(value)
})
