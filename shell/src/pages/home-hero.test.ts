import { expect, test } from 'vitest'
import { homeTiles } from './home-hero.tsx'

test.each([
  { case: 'shows eight tiles with every page', withNewsletter: true, missing: '', expected: 8 },
  { case: 'hides the newsletter', withNewsletter: false, missing: '', expected: 7 },
  {
    case: 'hides account data and newsletter without their page',
    withNewsletter: true,
    missing: '/konto/kontodaten',
    expected: 6,
  },
])('$case', ({ withNewsletter, missing, expected }) => {
  expect(homeTiles((path) => path !== missing, withNewsletter)).toHaveLength(expected)
})
