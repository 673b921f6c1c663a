import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmbedPage } from '../testing/embed-page.ts'
import { askOpener, openerOf, type Opener } from './opener.ts'

const origin = 'https://shop.example'
const nonce = 'abcdefghijklmnopqrstuv'
const opened = { step: 'opened' } as const

let page: ReturnType<typeof createEmbedPage>
let opener: Opener
beforeEach(() => {
  vi.useFakeTimers()
  page = createEmbedPage(origin, nonce)
  opener = openerOf(page.popup, { origin, nonce }) as Opener
})
afterEach(() => void vi.useRealTimers())

test('a message has the exact origin of the request as its target', () => {
  opener.post(opened)
  expect(page.sent).toEqual([{ message: { type: 'portal:embed', nonce, step: 'opened' }, target: origin }])
})

test('a page that starts to listen later is asked until it answers, then no more', async () => {
  const present = askOpener(opener, opened, 'present')
  vi.advanceTimersByTime(1_000)
  expect(page.steps()).toEqual(['opened', 'opened', 'opened', 'opened', 'opened'])
  page.respond('present')
  expect(await present).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(page.sent).toHaveLength(5)
})

test.each([
  { title: 'nothing', respond: () => {} },
  { title: 'another step', respond: () => page.respond('received') },
  { title: 'another nonce', respond: () => page.respond('present', { nonce: 'x'.repeat(22) }) },
  { title: 'another type', respond: () => page.respond('present', { type: 'other' }) },
  { title: 'a page of another origin', respond: () => page.respond('present', { origin: 'https://evil.example' }) },
  { title: 'another window of the origin', respond: () => page.respond('present', { source: {} }) },
])('$title is no answer', async ({ respond }) => {
  const present = askOpener(opener, opened, 'present')
  respond()
  vi.advanceTimersByTime(5_000)
  expect(await present).toBe(false)
})

test('a window that no page opened has no opener', () => {
  expect(openerOf({ ...page.popup, opener: null } as unknown as Window, { origin, nonce })).toBeNull()
})
