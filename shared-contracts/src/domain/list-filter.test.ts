import { expect, test } from 'vitest'
import { filterOfQuery, queryOfFilter } from './list-filter.ts'

const choices = { categories: ['Im Laden', 'Academy'], sorts: ['recommended', 'endingSoon'] } as const
const none = { category: null, text: '', sort: 'recommended' } as const

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
