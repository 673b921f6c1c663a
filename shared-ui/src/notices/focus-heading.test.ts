import { expect, test, vi } from 'vitest'
import { focusHeading } from './focus-heading.ts'

test.each([
  { place: 'its section', headings: { h1: 'page', h2: 'section' }, expected: 'section' },
  { place: 'the page, in a section without one', headings: { h1: 'page', h2: null }, expected: 'page' },
])('the focus of what disappears moves to the heading of $place', (row) => {
  const focus = vi.fn<(heading: string) => void>()
  const headingOf = (name: string | null) =>
    name === null ? null : { setAttribute: () => {}, focus: () => focus(name) }
  // In an embedding page the heading is in a shadow root.
  const root = { querySelector: () => headingOf(row.headings.h1) }
  const section = { querySelector: () => headingOf(row.headings.h2) }
  focusHeading({ getRootNode: () => root, closest: () => section } as unknown as HTMLElement)
  expect(focus).toHaveBeenCalledExactlyOnceWith(row.expected)
})
