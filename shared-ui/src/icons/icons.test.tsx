import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as artwork from './artwork-icons.tsx'
import * as placeholder from './card-placeholder-icon.tsx'
import * as icons from './icons.tsx'
import * as logo from './logo.tsx'

const components: Record<string, unknown> = { ...icons, ...artwork, ...placeholder, ...logo }

// Rule: public-pages-54
test.each([
  'Benefit',
  'Bottle',
  'Calendar',
  'Card',
  'CardPlaceholder',
  'Check',
  'Chevron',
  'Coupon',
  'Cross',
  'CustomerCardFront',
  'CustomerCardBack',
  'Lock',
  'Menu',
  'Reward',
  'Transactions',
  'User',
  'Warning',
  'Info',
])('the portal has an icon for %s, with a name for screen readers where it has one', (name) => {
  const Icon = components[`${name}Icon`] as typeof icons.CardIcon
  expect(renderToStaticMarkup(<Icon title="Bezeichnung" />)).toContain('Bezeichnung')
  expect(renderToStaticMarkup(<Icon />)).toContain('aria-hidden="true"')
})

test('the portal has a logo and the badges of two app stores', () => {
  for (const name of ['AppStoreBadge', 'PlayStoreBadge', 'Logo']) expect(components[name]).toBeTypeOf('function')
})
