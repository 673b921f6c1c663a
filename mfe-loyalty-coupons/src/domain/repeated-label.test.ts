import type { CouponLabel } from '@delikaterie/shared-contracts/domain/coupon-label'
import { expect, test } from 'vitest'
import { titleSays } from './repeated-label.ts'

const rows: [title: string, label: CouponLabel, said: boolean][] = [
  ['5-fach punkten an der Käsetheke', { kind: 'multiplier', factor: '5' }, true],
  ['Doppelt punkten in der Academy', { kind: 'multiplier', factor: '2' }, true],
  ['Fünffach punkten', { kind: 'multiplier', factor: '5' }, true],
  ['5-fach punkten an der Käsetheke', { kind: 'multiplier', factor: '3' }, false],
  ['Mehr Punkte', { kind: 'multiplier', factor: '' }, false],
  ['15 % auf feines Gebäck', { kind: 'discount', value: '15' }, true],
  ['12,5 % auf Rohmilchkäse', { kind: 'discount', value: '12.5 %' }, true],
  ['2,5-fach punkten', { kind: 'multiplier', factor: '2.5' }, true],
  ['Feines Gebäck', { kind: 'discount', value: '15%' }, false],
  ['Ein Espresso aufs Haus', { kind: 'gift' }, false],
  ['Espresso geschenkt', { kind: 'gift' }, true],
  ['300 Extrapunkte auf Präsentkörbe', { kind: 'extraPoints', points: '300' }, true],
  ['Präsentkörbe', { kind: 'extraPoints', points: '300' }, false],
  ['Ein Essen für die Tafel', { kind: 'donation', points: '250' }, false],
]
test.each(rows)('the title %s says %o: %s', (title, label, said) => {
  expect(titleSays(title, label)).toBe(said)
})
