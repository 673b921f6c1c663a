import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test.each([
  { names: [], expected: '' },
  { names: ['a'], expected: 'a' },
  { names: ['a', undefined, false, 'b'], expected: 'a b' },
  { names: ['', 'b'], expected: 'b' },
])('$names are joined to "$expected"', ({ names, expected }) => {
  expect(classNames(...names)).toBe(expected)
})
