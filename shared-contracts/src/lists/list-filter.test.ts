import { expect, test } from 'vitest'
import { filterOfQuery, queryOfFilter } from './list-filter.ts'

const choices = { categories: ['Im Laden', 'Academy'], sorts: ['recommended', 'endingSoon'] } as const
const none = { category: null, text: '', sort: 'recommended' } as const

// Rule: coupons-38
test.each([
  { search: '', filter: none },
  { search: '?kategorie=im-laden', filter: { ...none, category: 'Im Laden' } },
  { search: '?suche=K%C3%A4se+Brot', filter: { ...none, text: 'Käse Brot' } },
  { search: '?sortierung=endingSoon', filter: { ...none, sort: 'endingSoon' } },
  {
    search: '?kategorie=academy&suche=a&sortierung=endingSoon',
    filter: { category: 'Academy', text: 'a', sort: 'endingSoon' },
  },
] as const)('a filter stands in the query as "$search" and is read from it', ({ search, filter }) => {
  expect(queryOfFilter('', filter, choices)).toBe(search)
  expect(filterOfQuery(search, choices)).toEqual(filter)
})

test.each([
  { search: '?kategorie=kaviar&sortierung=biggest', expected: none },
  { search: '?kategorie=&suche=&sortierung=', expected: none },
  { search: '?kategorie=Im Laden', expected: { ...none, category: 'Im Laden' } },
  { search: '?suche=%E4%zz', expected: { ...none, text: '\uFFFD%zz' } },
  { search: `?suche=${'a'.repeat(90)}`, expected: { ...none, text: 'a'.repeat(80) } },
])('unknown values of the query "$search" are ignored', ({ search, expected }) => {
  expect(filterOfQuery(search, choices)).toEqual(expected)
})

test('other parameters of the query stay when the filter changes', () => {
  expect(queryOfFilter('?utm_source=web&suche=alt', { ...none, category: 'Academy' }, choices)).toBe(
    '?utm_source=web&kategorie=academy',
  )
})

const withPeriod = { ...choices, period: true } as const

// Rule: account-32
test.each([
  { search: '?von=2026-01-01&bis=2026-11-22', from: '2026-01-01', to: '2026-11-22' },
  { search: '?von=2026-01-01', from: '2026-01-01', to: '' },
  { search: '?bis=2024-02-29', from: '', to: '2024-02-29' },
  { search: '', from: '', to: '' },
])('a period stands in the query as "$search" and is read from it', ({ search, from, to }) => {
  expect(queryOfFilter('', { ...none, from, to }, withPeriod)).toBe(search)
  expect(filterOfQuery(search, withPeriod)).toEqual({ ...none, from, to })
})

test.each(['gestern', '2026-13-01', '01.02.2026', '2026-1-1', '%zz'])('the day %s of a query is ignored', (day) => {
  expect(filterOfQuery(`?von=${day}&bis=${day}`, withPeriod)).toEqual({ ...none, from: '', to: '' })
})

test('a list without a period neither reads nor changes the days of the query', () => {
  expect(filterOfQuery('?von=2026-01-01', choices)).toEqual(none)
  expect(queryOfFilter('?von=2026-01-01', none, choices)).toBe('?von=2026-01-01')
})
