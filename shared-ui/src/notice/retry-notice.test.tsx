import { expect, test, vi } from 'vitest'
import { RetryNotice } from './retry-notice.tsx'

test('a retry loads again and moves the focus to the heading of the page, because its button disappears', () => {
  const [onRetry, focus] = [vi.fn<() => void>(), vi.fn<() => void>()]
  // In an embedding page the heading is in a shadow root.
  const root = { querySelector: (selector: string) => (selector === 'h1' ? { focus } : null) }
  const click = { currentTarget: { getRootNode: () => root } }
  RetryNotice({ text: 'Nicht geladen', retry: 'Noch einmal', onRetry }).props.action.props.onClick(click)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(focus).toHaveBeenCalledOnce()
})
