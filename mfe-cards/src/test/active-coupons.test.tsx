import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ActiveCoupons } from '../pages/digital-card/full-screen.tsx'

const now = Date.parse('2026-11-08T13:10:00Z')

/** The line with coupons of these texts, the first of which has ended. */
function lineOf(texts: readonly string[]): string {
  vi.spyOn(Date, 'now').mockReturnValue(now)
  const coupons = texts.map((text, index) => ({ text, starts: null, ends: index === 0 ? now - 1 : null }))
  const stored = { mark: 'M1', accountId: 'ACC-1', coupons, savedAt: Date.parse('2026-11-08T13:05:00Z') }
  return renderToStaticMarkup(<ActiveCoupons coupons={stored} />).replaceAll(/<[^>]*>/g, '')
}

// Rules: cards-43, cards-45
test.each([
  { texts: ['A'], line: '' },
  { texts: ['A', 'B'], line: 'Aktiv (Stand 14:05\u00a0Uhr): B' },
  { texts: ['A', 'B', 'C', 'D'], line: 'Aktiv (Stand 14:05\u00a0Uhr): B · C · D' },
  { texts: ['A', 'B', 'C', 'D', 'E'], line: 'Aktiv (Stand 14:05\u00a0Uhr): B · C · D · und 1 weiterer' },
  { texts: ['A', 'B', 'C', 'D', 'E', 'F'], line: 'Aktiv (Stand 14:05\u00a0Uhr): B · C · D · und 2 weitere' },
])('of the stored coupons $texts the line is "$line"', ({ texts, line }) => {
  expect(lineOf(texts)).toBe(line)
})
