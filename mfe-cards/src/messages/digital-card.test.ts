import { expect, test } from 'vitest'
import { t } from './digital-card.ts'

// Rule: cards-43
test.each([
  { savedAt: '2026-11-08T13:05:00Z', isToday: true, text: 'Aktiv (Stand 14:05\u00a0Uhr):' },
  { savedAt: '2026-11-07T23:05:00Z', isToday: true, text: 'Aktiv (Stand 00:05\u00a0Uhr):' },
  { savedAt: '2026-11-07T22:05:00Z', isToday: false, text: 'Aktiv (Stand 07.11.2026, 23:05\u00a0Uhr):' },
])('the line of active coupons that were stored at $savedAt begins with "$text"', ({ savedAt, isToday, text }) => {
  expect(t.active(Date.parse(savedAt), isToday)).toBe(text)
})
