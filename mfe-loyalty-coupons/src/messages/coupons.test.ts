import { expect, test } from 'vitest'
import { t } from './coupons.ts'

test.each([
  { search: 'Trüffel', category: null, text: 'Zu „Trüffel“ haben wir gerade keinen Coupon.' },
  { search: '', category: 'Academy', text: 'Zu Ihrer Auswahl haben wir gerade keinen Coupon.' },
  { search: 'Trüffel', category: 'Academy', text: 'In „Academy“ passt kein Coupon zu „Trüffel“.' },
])('without a result the search "$search" in the category $category reads "$text"', ({ search, category, text }) => {
  expect(t.errorNoFiltered(search, category)).toBe(text)
})
