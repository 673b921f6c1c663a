import { expect, test } from 'vitest'
import { t } from './digital-card.ts'

const at = (time: string): number => Date.parse(time)
const now = at('2026-11-08T14:00:00Z')
const texts = ['5-facher Punktewert im Laden', '300 Extrapunkte']
const many = ['A', 'B', 'C', 'D', 'E', 'F']

// Rule: cards-33
test.each([
  {
    texts,
    savedAt: at('2026-11-08T13:05:00Z'),
    line: 'Aktiv (Stand 14:05\u00a0Uhr): 5-facher Punktewert im Laden · 300 Extrapunkte',
  },
  { texts: ['A'], savedAt: at('2026-11-07T13:05:00Z'), line: 'Aktiv (Stand 07.11.2026, 14:05\u00a0Uhr): A' },
  { texts: many.slice(0, 4), savedAt: now, line: 'Aktiv (Stand 15:00\u00a0Uhr): A · B · C · D' },
  { texts: many, savedAt: now, line: 'Aktiv (Stand 15:00\u00a0Uhr): A · B · C · D · und 2 weitere' },
])('the line of the active coupons reads "$line"', ({ line, ...active }) => {
  expect(t.active(active.texts, active.savedAt, now)).toBe(line)
})
