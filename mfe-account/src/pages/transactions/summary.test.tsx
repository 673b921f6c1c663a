import { atom } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TransactionsSummary } from './summary.tsx'

const summary = (expiry: string | null): string =>
  renderToStaticMarkup(
    <TransactionsSummary store={{ $balance: atom({ available: 1500, locked: 0 }) }} expiry={expiry} />,
  )

// Rule: public-pages-92
test('beside the balance of Transaktionen stands when points expire, and nothing if they do not', () => {
  expect(summary('Danach verfallen sie.')).toContain('<p>Danach verfallen sie.</p>')
  expect(summary(null)).not.toContain('verfallen')
})
