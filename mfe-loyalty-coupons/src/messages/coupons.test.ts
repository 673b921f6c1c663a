import { expect, test } from 'vitest'
import { t } from './coupons.ts'

test.each([
  { search: 'Trüffel', category: null, text: 'Zu „Trüffel“ haben wir gerade keinen Coupon.' },
  { search: '', category: 'Academy', text: 'Zu Ihrer Auswahl haben wir gerade keinen Coupon.' },
  { search: 'Trüffel', category: 'Academy', text: 'In „Academy“ passt kein Coupon zu „Trüffel“.' },
])('without a result the search "$search" in the category $category reads "$text"', ({ search, category, text }) => {
  expect(t.errorNoFiltered(search, category)).toBe(text)
})

test.each([
  { counts: { all: 0, active: 0, usedUp: 0, withoutActivation: 0 }, text: '0 Coupons' },
  { counts: { all: 1, active: 1, usedUp: 0, withoutActivation: 0 }, text: '1 Coupon, davon 1 aktiviert' },
  {
    counts: { all: 18, active: 17, usedUp: 1, withoutActivation: 0 },
    text: '18 Coupons, davon 17 aktiviert, 1 nicht mehr einlösbar',
  },
  {
    counts: { all: 9, active: 2, usedUp: 1, withoutActivation: 3 },
    text: '9 Coupons, davon 2 aktiviert, 3 ohne Aktivierung, 1 nicht mehr einlösbar',
  },
])('the count above the list reads "$text"', ({ counts, text }) => {
  expect(t.count(counts)).toBe(text)
})
