import { expect, test, vi } from 'vitest'
import { RetryButton } from './retry-notice.tsx'

test.each([
  { place: 'its section', headings: { h1: 'page', h2: 'section' }, expected: 'section' },
  { place: 'the page, in a section without one', headings: { h1: 'page', h2: null }, expected: 'page' },
])('a retry moves the focus to the heading of $place, because its button disappears, and loads again', (row) => {
  const onRetry = vi.fn<() => void>()
  const focus = vi.fn<(heading: string) => void>()
  const headingOf = (name: string | null) =>
    name === null ? null : { setAttribute: () => {}, focus: () => focus(name) }
  // In an embedding page the heading is in a shadow root.
  const root = { querySelector: () => headingOf(row.headings.h1) }
  const section = { querySelector: () => headingOf(row.headings.h2) }
  const click = { currentTarget: { getRootNode: () => root, closest: () => section } }
  RetryButton({ children: 'Noch einmal', onRetry }).props.onClick(click)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(focus).toHaveBeenCalledExactlyOnceWith(row.expected)
  expect(focus).toHaveBeenCalledBefore(onRetry)
})
