import { expect, test } from 'vitest'
import { homeTiles } from './home-tiles.ts'

test.each([
  { case: 'with every page and no newsletter all eight show', subscribed: false, missing: '', expected: 8 },
  { case: 'a subscriber is not asked again', subscribed: true, missing: '', expected: 7 },
  {
    case: 'account data and newsletter go with their page',
    subscribed: false,
    missing: '/konto/kontodaten',
    expected: 6,
  },
])('$case', ({ subscribed, missing, expected }) => {
  expect(homeTiles((path) => path !== missing, subscribed)).toHaveLength(expected)
})
