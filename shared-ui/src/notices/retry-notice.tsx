import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '../buttons/button.tsx'
import { focusHeading, hasFocus } from './focus-heading.ts'
import { Notice } from './notice.tsx'

export type RetryButtonProps = {
  onRetry: () => unknown
  variant?: ButtonVariant
  /** Loading again. */
  busy?: boolean
  children: ReactNode
}

/**
 * Loads again what a page could not load, and moves the focus to the heading of the section, or else of the page,
 * because the button may disappear.
 */
export function RetryButton({ onRetry, variant = 'primary', busy = false, children }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The content may load without a click, for example when the connection is back.
  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      if (shown !== null && hasFocus(shown)) focusHeading(shown)
    }
  }, [])
  const load = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    focusHeading(currentTarget)
    void onRetry()
  }
  return (
    <Button ref={button} variant={variant} busy={busy} onClick={load}>
      {children}
    </Button>
  )
}

export type RetryNoticeProps = Pick<RetryButtonProps, 'onRetry' | 'busy'> & {
  title?: string
  text: string
  retry: string
  /** `warning` for content that is shown but may be out of date, and for a part of a page. */
  tone?: 'error' | 'warning'
}

/** Says that a page's content could not be loaded, with a button to load it again. */
export function RetryNotice({ title, text, retry, tone = 'error', ...button }: RetryNoticeProps) {
  return (
    <Notice tone={tone} title={title} action={<RetryButton {...button}>{retry}</RetryButton>}>
      {text}
    </Notice>
  )
}
