import { expect, test } from 'vitest'
import { homeTiles } from './home-hero.tsx'

// Rule: account-21
test.each([
  { case: 'shows eight tiles with every page and without the newsletter', subscribed: false, missing: '', expected: 8 },
  { case: 'hides the newsletter from subscribers', subscribed: true, missing: '', expected: 7 },
  {
    case: 'hides account data and newsletter without their page',
    subscribed: false,
    missing: '/konto/kontodaten',
    expected: 6,
  },
])('$case', ({ subscribed, missing, expected }) => {
  expect(homeTiles((path) => path !== missing, subscribed)).toHaveLength(expected)
})
