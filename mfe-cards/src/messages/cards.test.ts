import { expect, test } from 'vitest'
import { t } from './cards.ts'

test.each([
  { status: 'ACTIVE', expected: 'Aktiv' },
  { status: 'LOCKED', expected: 'Gesperrt' },
  { status: 'FREE', expected: 'Noch nicht verknüpft' },
  { status: 'EXPIRED', expected: 'Unbekannt (EXPIRED)' },
  { status: 'active', expected: 'Unbekannt (active)' },
  { status: '', expected: 'Unbekannt' },
])('a card with the status "$status" reads $expected', ({ status, expected }) => {
  expect(t.statusName(status)).toBe(expected)
})
