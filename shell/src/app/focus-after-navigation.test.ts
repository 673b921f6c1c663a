import { expect, test } from 'vitest'
import { onlyQueryChanged } from './focus-after-navigation.ts'

const list = { pathname: '/vorteile-und-praemien/aktionen', search: '', hash: '' }

test.each([
  { title: 'a filter in the query', change: { search: '?kategorie=academy' }, expected: true },
  { title: 'the same page again', change: {}, expected: false },
  { title: 'another page', change: { pathname: '/faq', search: '?a=b' }, expected: false },
  { title: 'an anchor', change: { hash: '#a', search: '?a=b' }, expected: false },
])('focus and scroll position stay after a navigation to $title: $expected', ({ change, expected }) => {
  expect(onlyQueryChanged(list, { ...list, ...change })).toBe(expected)
})
