import { expect, test } from 'vitest'
import { linkParameters } from './link-parameters.ts'

// Rule: getting-in-56
test.each([
  { search: '?ObjectID=a&Token=b', expected: { ObjectID: 'a', Token: 'b' } },
  { search: '?Token=b&utm_source=mail&ObjectID=a', expected: { ObjectID: 'a', Token: 'b' } },
  { search: '?ObjectID=a%2B1&Token=b%20c', expected: { ObjectID: 'a+1', Token: 'b c' } },
  { search: '?ObjectID=a+1/b==&Token=+b+', expected: { ObjectID: 'a+1/b==', Token: '+b+' } },
  { search: '?ObjectID=a+b%40c.de&Token=b%2Bc+d%20e', expected: { ObjectID: 'a+b@c.de', Token: 'b+c+d e' } },
  { search: '?ObjectID=a&amp;Token=b', expected: { ObjectID: 'a', Token: 'b' } },
  { search: '?ObjectID=a&amp;amp;Token=b', expected: { ObjectID: 'a', Token: 'b' } },
  { search: '?amp;ObjectID=a&Token=b', expected: null },
  { search: '?ObjectID=a%26amp%3Bb&Token=amp;c', expected: { ObjectID: 'a&amp;b', Token: 'amp;c' } },
  { search: '?ObjectID=100%&Token=%C3%A4', expected: { ObjectID: '100%', Token: 'ä' } },
  { search: '?ObjectID=a', expected: null },
  { search: '?ObjectID=a&Token=', expected: null },
  { search: '?objectid=a&token=b', expected: null },
  { search: '', expected: null },
])('the link $search has $expected', ({ search, expected }) => {
  expect(linkParameters(search, ['ObjectID', 'Token'])).toEqual(expected)
})
