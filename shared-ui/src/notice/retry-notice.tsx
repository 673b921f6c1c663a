import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

export type RetryNoticeProps = {
  title?: string
  text: string
  retry: string
  onRetry: () => unknown
  /** `warning` for content that is shown but may be out of date. */
  tone?: 'error' | 'warning'
  /** Loading again. */
  busy?: boolean
}

/** Says that a page's content could not be loaded, with a button to load it again. */
export function RetryNotice({ title, text, retry, onRetry, tone = 'error', busy = false }: RetryNoticeProps) {
  const load = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const page = currentTarget.getRootNode() as Document | ShadowRoot
    void onRetry()
    // The button disappears with the notice.
    page.querySelector('h1')?.focus({ preventScroll: true })
  }
  const button = (
    <Button busy={busy} onClick={load}>
      {retry}
    </Button>
  )
  return (
    <Notice tone={tone} title={title} action={button}>
      {text}
    </Notice>
  )
}
