import { expect, test } from 'vitest'
import { isTooDeep, parseJson } from './parse-json.ts'

// Rule: calls-and-headers-37
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

const nested = (depth: number, open = '[', close = ']', inside = '') =>
  open.repeat(depth) + inside + close.repeat(depth)

// Rule: calls-and-headers-68
test.each([
  { title: '63 lists', text: nested(63), isDeep: false },
  { title: '64 lists', text: nested(64), isDeep: false },
  { title: '65 lists', text: nested(65), isDeep: true },
  { title: '64 objects', text: nested(64, '{"a":', '}', '1'), isDeep: false },
  { title: '65 objects', text: nested(65, '{"a":', '}', '1'), isDeep: true },
  { title: '33 lists of objects', text: nested(33, '[{"a":', '}]', '1'), isDeep: true },
  { title: '64 lists, and one beside them', text: `[${nested(63)},${nested(63)}]`, isDeep: false },
  { title: '100,000 lists side by side', text: `[${'[],'.repeat(100_000)}1]`, isDeep: false },
  { title: '100,000 lists that do not end', text: '['.repeat(100_000), isDeep: true },
  { title: 'brackets in a string', text: `["${'['.repeat(100)}"]`, isDeep: false },
  { title: 'brackets in a name', text: `{"${'{'.repeat(100)}":1}`, isDeep: false },
  { title: 'brackets after an escaped quotation mark', text: `["\\"${'['.repeat(100)}"]`, isDeep: false },
  { title: 'brackets after a string that ends with a backslash', text: `["\\\\",${nested(64)}]`, isDeep: true },
  { title: 'brackets after an escaped one', text: `["\\\\\\"${'['.repeat(100)}"]`, isDeep: false },
  { title: 'brackets after an empty string', text: `["",${nested(64)}]`, isDeep: true },
  { title: 'closing brackets in a string', text: nested(64, '["]",', ']', '[]'), isDeep: true },
  { title: 'brackets in a string that does not end', text: `["${'['.repeat(100)}`, isDeep: false },
])('$title is nested too deep: $isDeep', ({ text, isDeep }) => {
  expect(isTooDeep(text)).toBe(isDeep)
})

test.each([
  { depth: 64, isRead: true },
  { depth: 65, isRead: false },
  { depth: 1_000_000, isRead: false },
])('$depth lists are read: $isRead', ({ depth, isRead }) => {
  expect(Array.isArray(parseJson(nested(depth)))).toBe(isRead)
})
