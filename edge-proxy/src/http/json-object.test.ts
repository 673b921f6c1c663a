import { expect, test } from 'vitest'
import { checkJsonObject } from './body.ts'

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

test.each([
  { title: 'no values', text: '{}' },
  { title: 'ten levels', text: nested(10) },
  { title: '500 values', text: `{"a":[${'1,'.repeat(498)}1]}` },
  { title: 'a prototype key as a value', text: '{"a":"__proto__"}' },
])('accepts an object with $title', ({ text }) => {
  expect(() => checkJsonObject(JSON.parse(text))).not.toThrow()
})

test.each([
  { title: 'eleven levels', text: nested(11) },
  { title: '10 000 levels', text: nested(10_000) },
  { title: '501 values', text: `{"a":[${'1,'.repeat(499)}1]}` },
  { title: '500 lists', text: `{"a":[${'[],'.repeat(500)}[]]}` },
  { title: 'the key __proto__', text: '{"__proto__":1}' },
  { title: 'the key __proto__, escaped', text: '{"\\u005f_proto__":1}' },
  { title: 'the key constructor in a list', text: '{"a":[{"constructor":1}]}' },
  { title: 'the key prototype', text: '{"a":{"prototype":1}}' },
])('rejects an object with $title', ({ text }) => {
  expect(() => checkJsonObject(JSON.parse(text))).toThrow(expect.objectContaining({ code: 'requestInvalid' }))
})
