import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const cases: { names: Parameters<typeof classNames>; expected: string }[] = [
  { names: [], expected: '' },
  { names: ['a'], expected: 'a' },
  { names: ['a', undefined, false, 'b'], expected: 'a b' },
  { names: ['', 'b'], expected: 'b' },
]

test.each(cases)('$names are joined to "$expected"', ({ names, expected }) => {
  expect(classNames(...names)).toBe(expected)
})
