import { expect, test } from 'vitest'
import { linkParameters } from './link-parameters.ts'

test.each([
  { search: '?ObjectID=a&Token=b', expected: { ObjectID: 'a', Token: 'b' } },
  { search: '?Token=b&utm_source=mail&ObjectID=a', expected: { ObjectID: 'a', Token: 'b' } },
  { search: '?ObjectID=a%2B1&Token=b%20c', expected: { ObjectID: 'a+1', Token: 'b c' } },
  { search: '?ObjectID=a', expected: null },
  { search: '?ObjectID=a&Token=', expected: null },
  { search: '?objectid=a&token=b', expected: null },
  { search: '', expected: null },
])('"$search" has the parameters $expected', ({ search, expected }) => {
  expect(linkParameters(search, ['ObjectID', 'Token'])).toEqual(expected)
})
