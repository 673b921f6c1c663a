import { expect, test } from 'vitest'
import { t } from './rewards.ts'

test.each([
  { count: 0, text: '0 Prämien' },
  { count: 1, text: '1 Prämie' },
  { count: 66, text: '66 Prämien' },
])('a list of $count rewards is counted as "$text"', ({ count, text }) => {
  expect(t.count(count)).toBe(text)
})

test.each([
  { search: 'Trüffel', category: null, text: /^Zu „Trüffel“ haben wir gerade keine Prämie\.$/ },
  { search: '', category: 'Gutscheine', text: /^Zu (Ihrer|Deiner) Auswahl haben wir gerade keine Prämie\.$/ },
  { search: 'Trüffel', category: 'Gutscheine', text: /^In „Gutscheine“ passt keine Prämie zu „Trüffel“\.$/ },
])('without a result the search "$search" in the category $category matches $text', ({ search, category, text }) => {
  expect(t.errorNoFiltered(search, category)).toMatch(text)
})
