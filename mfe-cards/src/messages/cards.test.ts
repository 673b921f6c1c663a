import { expect, test } from 'vitest'
import { t } from './cards.ts'

test.each([
  { status: 'ACTIVE', expected: 'Aktiv' },
  { status: 'LOCKED', expected: 'Gesperrt' },
  { status: 'BLOCKED', expected: 'Gesperrt' },
  { status: 'FREE', expected: 'Noch nicht verknüpft' },
  { status: 'INACTIVE', expected: 'Nicht aktiv' },
  { status: 'REQUESTED', expected: 'Bestellt' },
  { status: 'REPLACED', expected: 'Ersetzt' },
  { status: 'EXPIRED', expected: 'Abgelaufen' },
  { status: 'LOST', expected: 'Verloren gemeldet' },
  { status: 'STOLEN', expected: 'Gestohlen gemeldet' },
  { status: 'active', expected: 'Aktiv' },
  { status: 'IN_TRANSIT', expected: 'IN_TRANSIT' },
  { status: '7', expected: '7' },
  // Such a card counts as active (docs/product/cards.md rule 5).
  { status: '', expected: 'Aktiv' },
])('a card with the status "$status" reads $expected', ({ status, expected }) => {
  expect(t.statusName(status)).toBe(expected)
})
