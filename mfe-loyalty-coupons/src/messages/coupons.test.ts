import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { expect, test } from 'vitest'
import { t } from './coupons.ts'

test.each([
  { search: 'Trüffel', category: null, text: 'Zu „Trüffel“ haben wir gerade keinen Coupon.' },
  { search: '', category: 'Academy', text: `Zu ${sieOrDu('Ihrer', 'Deiner')} Auswahl haben wir gerade keinen Coupon.` },
  { search: 'Trüffel', category: 'Academy', text: 'In „Academy“ passt kein Coupon zu „Trüffel“.' },
])('without a result the search "$search" in the category $category reads "$text"', ({ search, category, text }) => {
  expect(t.errorNoFiltered(search, category)).toBe(text)
})

test.each([
  { all: 0, active: 0, text: '0 Coupons' },
  { all: 1, active: 1, text: '1 Coupon, davon 1 aktiviert' },
  { all: 18, active: 17, text: '18 Coupons, davon 17 aktiviert' },
])('the count above the list reads "$text"', ({ text, ...counts }) => {
  expect(t.count({ ...counts, usedUp: 0, elsewhereOnly: 0, withoutActivation: 0 })).toBe(text)
})

test.each([
  { usedUp: 0, elsewhereOnly: 0, withoutActivation: 0, others: '' },
  { usedUp: 1, elsewhereOnly: 0, withoutActivation: 0, others: ' 1\u00a0Coupon ist nicht mehr einlösbar.' },
  {
    usedUp: 2,
    elsewhereOnly: 0,
    withoutActivation: 1,
    others: ' 1\u00a0Coupon gilt ohne Aktivierung. 2\u00a0Coupons sind nicht mehr einlösbar.',
  },
  {
    usedUp: 0,
    elsewhereOnly: 1,
    withoutActivation: 0,
    others: ' 1\u00a0Coupon lässt sich hier nicht aktivieren.',
  },
])('where everything is active the button says of the others "$others"', ({ others, ...counts }) => {
  const text = t.allActive({ all: 9, active: 6, ...counts })
  expect(text).toBe(`Hier ist alles aktiviert, was sich aktivieren lässt.${others}`)
})
