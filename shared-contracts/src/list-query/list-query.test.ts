import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListQuery, typingPause } from './list-query.ts'

const choices = { categories: ['Im Laden', 'Academy'], sorts: ['recommended', 'endingSoon'] } as const
const none = { category: null, text: '', sort: 'recommended' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A list on a page that records what it writes; `show` brings the latest query back as the router does. */
function openList(search = '') {
  const query = createListQuery<'Im Laden' | 'Academy', 'recommended' | 'endingSoon'>(choices, search)
  const entries: string[] = []
  const go = (next: string, { replace }: { replace: boolean }) =>
    void entries.push(`${replace ? 'replace' : 'push'} ${next}`)
  const choose = (part: Parameters<typeof query.choose>[0]) => query.choose(part, go)
  return { query, choose, entries, filter: query.$filter.get.bind(query.$filter) }
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

test('a choice during typing writes the typed text too', () => {
  const { choose, entries } = openList()
  choose({ text: 'Brot' })
  choose({ category: 'Im Laden' })
  vi.advanceTimersByTime(typingPause)
  expect(entries).toEqual(['push ?kategorie=im-laden&suche=Brot'])
})

test('going back shows the filter of that entry and drops text that was not written', () => {
  const { query, choose, entries, filter } = openList()
  choose({ category: 'Academy' })
  query.applyQuery('?kategorie=academy')
  choose({ text: 'Brot' })
  query.applyQuery('')
  vi.advanceTimersByTime(typingPause)
  expect(filter()).toEqual(none)
  expect(entries).toHaveLength(1)
})

test('text typed while the router still shows an earlier query is kept', () => {
  const { query, choose, filter } = openList()
  choose({ text: 'a' })
  vi.advanceTimersByTime(typingPause)
  choose({ text: 'ab' })
  query.applyQuery('?suche=a')
  expect(filter().text).toBe('ab')
})

test('two choices before the router shows the first are both kept', () => {
  const { query, choose, filter } = openList()
  choose({ category: 'Academy' })
  choose({ sort: 'endingSoon' })
  query.applyQuery('?kategorie=academy')
  query.applyQuery('?kategorie=academy&sortierung=endingSoon')
  expect(filter()).toEqual({ category: 'Academy', text: '', sort: 'endingSoon' })
})

test('text of a page that was left is not written', () => {
  const { query, choose, entries } = openList()
  choose({ text: 'Brot' })
  query.stop()
  vi.advanceTimersByTime(typingPause)
  expect(entries).toEqual([])
})
