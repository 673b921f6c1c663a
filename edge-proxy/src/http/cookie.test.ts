import { expect, test } from 'vitest'
import { createCookie } from './cookie.ts'

const name = '__Host-portal'
const cookie = createCookie(name, /^[\w-]{3}$/, 60, 'Lax')

// Rule: calls-and-headers-74
test.each([
  { header: null, values: [] },
  { header: '', values: [] },
  { header: `${name}=abc`, values: ['abc'] },
  { header: `a=1; ${name}=abc; b=2`, values: ['abc'] },
  { header: `a=1;${name}=abc;b=2`, values: ['abc'] },
  { header: ` \t${name}=abc\t `, values: ['abc'] },
  { header: `${name}=abc; ${name}=def`, values: ['abc', 'def'] },
  { header: `${name}=abc; ${name}=abc`, values: ['abc'] },
  { header: `${name}=abc; ${name}=too-long`, values: ['abc'] },
  { header: `${name}; ${name}=abc`, values: ['abc'] },
  { header: `${name}=; ${name}=abc`, values: ['abc'] },
  { header: `=${name}=abc`, values: [] },
  { header: `=; ;;= ; ${name}=abc`, values: ['abc'] },
  { header: `${name}="abc"`, values: [] },
  { header: `x${name}=abc`, values: [] },
  { header: `__host-portal=abc`, values: [] },
  { header: `${name.toUpperCase()}=abc`, values: [] },
  { header: `${name} =abc`, values: [] },
  { header: `${name}= abc`, values: [] },
  { header: `a="; ${name}=abc; "`, values: ['abc'] },
  // What else JavaScript takes for white space; the last are UTF-8 as Node reads it.
  ...['\xa0', '\v', '\f', '\x85', '\xc2\xa0', '\xe2\x80\x80', '\xef\xbb\xbf', '\xe3\x80\x80'].flatMap((blank) => [
    { header: `${blank}${name}=abc`, values: [] },
    { header: `${name}=abc${blank}`, values: [] },
    { header: `${blank}${name}=abc; ${name}=def`, values: ['def'] },
  ]),
])('the values in $header are $values', ({ header, values }) => expect(cookie.valuesIn(header)).toEqual(values))

test.each([
  { header: `${name}=abc`, first: 'abc', only: 'abc' },
  { header: `${name}=abc; ${name}=def`, first: 'abc', only: null },
  { header: `${name}=abc; ${name}=abc`, first: 'abc', only: null },
  { header: `${name}=x; ${name}=abc`, first: 'abc', only: null },
  { header: `${name}=abc; ${name}`, first: 'abc', only: 'abc' },
  { header: `\xa0${name}=abc; ${name}=def`, first: 'def', only: 'def' },
])('the first value in $header is $first, the only one $only', ({ header, first, only }) => {
  expect([cookie.firstIn(header), cookie.onlyIn(header)]).toEqual([first, only])
})

test('of a flood of values all are read, in their order', () => {
  const values = Array.from({ length: 500 }, (_, count) => String(100 + count))
  expect(cookie.valuesIn(values.map((value) => `${name}=${value}`).join('; '))).toEqual(values)
})
