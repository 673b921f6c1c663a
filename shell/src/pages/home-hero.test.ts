import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HomeHero, homeTiles } from './home-hero.tsx'

// It has all parts.
vi.mock('@portal/shared-contracts/brand/brand', () => import('@portal/brands/testing/first-brand'))

// Rule: public-pages-34
test.each([
  { last: 'newsletter', to: '/konto/kontodaten#newsletter', expected: 8 },
  { last: 'redemptions', to: '/konto/einloesungen', expected: 8 },
  { last: null, to: '/vorteile-und-praemien/raritaeten-und-sondereditionen', expected: 7 },
] as const)('with the last tile $last there are $expected, which end with $to', ({ last, to, expected }) => {
  const tiles = homeTiles(() => true, last)
  expect([tiles.length, tiles.at(-1)?.to]).toEqual([expected, to])
})

test.each([
  { missing: '/konto/kontodaten', last: 'newsletter', expected: 6 },
  { missing: '/konto/einloesungen', last: 'redemptions', expected: 7 },
] as const)('without the page $missing $expected tiles are shown', ({ missing, last, expected }) => {
  expect(homeTiles((path) => path !== missing, last)).toHaveLength(expected)
})

// Rule: public-pages-92
test.each([
  { expiry: 'Danach verfallen sie.', isSaid: true },
  { expiry: null, isSaid: false },
])('the home page says beside the balance when points expire: $expiry', ({ expiry, isSaid }) => {
  const html = renderToStaticMarkup(createElement(HomeHero, { user: null, expiry }))
  expect(html.includes('verfallen')).toBe(isSaid)
})
