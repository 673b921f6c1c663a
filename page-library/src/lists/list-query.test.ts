import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListQuery, typingPause } from './list-query.ts'

const choices = { categories: ['Im Laden', 'Academy'], sorts: ['recommended', 'endingSoon'] } as const
const none = { category: null, text: '', sort: 'recommended' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * A list on a page that records what it writes. The router shows a query with `show`, perhaps later than the address;
 * `goBack` changes the address too.
 */
function openList(search = '') {
  let address = search
  const query = createListQuery<'Im Laden' | 'Academy', 'recommended' | 'endingSoon'>(choices, search, () => address)
  const entries: string[] = []
  const go = (next: string, { replace }: { replace: boolean }) => {
    address = next
    entries.push(`${replace ? 'replace' : 'push'} ${next}`)
  }
  const choose = (part: Parameters<typeof query.choose>[0]) => query.choose(part, go)
  const show = (shown: string) => query.applyQuery(shown)
  const goBack = (to: string) => {
    address = to
    show(to)
  }
  return { query, choose, show, goBack, entries, filter: query.$filter.get.bind(query.$filter) }
}

test('choosing a filter or sort order pushes a history entry, and choosing the same again does not', () => {
  const { choose, entries } = openList()
  choose({ category: 'Academy' })
  choose({ sort: 'endingSoon' })
  choose({ sort: 'endingSoon' })
  expect(entries).toEqual(['push ?kategorie=academy', 'push ?kategorie=academy&sortierung=endingSoon'])
})

test('typing in the search replaces the history entry once after a pause', () => {
  const { choose, entries, filter } = openList('?kategorie=academy')
  for (const text of ['K', 'Kä', 'Käs']) choose({ text })
  expect([filter().text, entries]).toEqual(['Käs', []])
  vi.advanceTimersByTime(typingPause)
  expect(entries).toEqual(['replace ?kategorie=academy&suche=K%C3%A4s'])
})

test('a typed day replaces the history entry after a pause, and a chosen period pushes one', () => {
  const entries: string[] = []
  const query = createListQuery({ ...choices, period: true }, '', () => '')
  const go = (next: string, { replace }: { replace: boolean }) =>
    void entries.push(`${replace ? 'replace' : 'push'} ${next}`)
  for (const from of ['0002-01-01', '0020-01-01', '0202-01-01', '2026-01-01']) query.choose({ from }, go)
  expect(entries).toEqual([])
  vi.advanceTimersByTime(typingPause)
  query.choose({ from: '2025-01-01', to: '2025-12-31' }, go)
  expect(entries).toEqual(['replace ?von=2026-01-01', 'push ?von=2025-01-01&bis=2025-12-31'])
})

test('a choice during typing writes the typed text too', () => {
  const { choose, entries } = openList()
  choose({ text: 'Brot' })
  choose({ category: 'Im Laden' })
  vi.advanceTimersByTime(typingPause)
  expect(entries).toEqual(['push ?kategorie=im-laden&suche=Brot'])
})

test('going back shows the filter of that entry and drops text that was not written', () => {
  const { choose, show, goBack, entries, filter } = openList()
  choose({ category: 'Academy' })
  show('?kategorie=academy')
  choose({ text: 'Brot' })
  goBack('')
  vi.advanceTimersByTime(typingPause)
  expect(filter()).toEqual(none)
  expect(entries).toHaveLength(1)
})

test('text typed while the router still shows an earlier query is kept', () => {
  const { choose, show, filter } = openList()
  choose({ text: 'a' })
  vi.advanceTimersByTime(typingPause)
  choose({ text: 'ab' })
  show('?suche=a')
  expect(filter().text).toBe('ab')
})

test('two choices before the router shows the first are both kept', () => {
  const { choose, show, filter } = openList()
  choose({ category: 'Academy' })
  choose({ sort: 'endingSoon' })
  show('?kategorie=academy')
  show('?kategorie=academy&sortierung=endingSoon')
  expect(filter()).toEqual({ category: 'Academy', text: '', sort: 'endingSoon' })
})

test.each([
  { title: 'the third like the first', choices: ['Academy', 'Im Laden', 'Academy'], shown: '?kategorie=academy' },
  { title: 'the second like before', choices: ['Im Laden', null], shown: '' },
] as const)('going back works after quick choices, $title, of which the router shows the last', (quick) => {
  const { choose, show, goBack, filter } = openList()
  for (const category of quick.choices) choose({ category })
  show(quick.shown)
  expect(filter().category).toBe(quick.choices.at(-1))
  goBack('?kategorie=im-laden')
  expect(filter().category).toBe('Im Laden')
})

test('text of a page that was left is not written', () => {
  const { query, choose, entries } = openList()
  choose({ text: 'Brot' })
  query.stop()
  vi.advanceTimersByTime(typingPause)
  expect(entries).toEqual([])
})
