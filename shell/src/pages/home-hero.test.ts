import { expect, test } from 'vitest'
import { homeTiles } from './home-hero.tsx'

// Rule: public-pages-34
test.each([
  { withNewsletter: true, last: '/konto/kontodaten#newsletter' },
  { withNewsletter: false, last: '/konto/einloesungen' },
])('the last of eight tiles is $last (newsletter promoted: $withNewsletter)', ({ withNewsletter, last }) => {
  const tiles = homeTiles(() => true, withNewsletter)
  expect([tiles.length, tiles.at(-1)?.to]).toEqual([8, last])
})

test.each([
  {
    case: 'hides account data and newsletter without their page',
    withNewsletter: true,
    missing: '/konto/kontodaten',
    expected: 6,
  },
  {
    case: 'hides Meine Einlösungen without its page',
    withNewsletter: false,
    missing: '/konto/einloesungen',
    expected: 7,
  },
])('$case', ({ withNewsletter, missing, expected }) => {
  expect(homeTiles((path) => path !== missing, withNewsletter)).toHaveLength(expected)
})
