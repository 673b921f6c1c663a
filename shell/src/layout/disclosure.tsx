import { classNames } from '@portal/shared-ui/styles/class-names'
import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './disclosure.module.css'

type DisclosureProps = {
  /** Content of the summary; needs an accessible name. */
  label: ReactNode
  className?: string | undefined
  summaryClassName?: string | undefined
  panelClassName?: string | undefined
  children: ReactNode
}

/**
 * A native details element for menus, so that they open before scripts run. Scripts close it
 * after a choice, on Esc, and when focus or pointer leave it.
 */
export function Disclosure({ label, className, summaryClassName, panelClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const abort = new AbortController()
    if (details.current) closeWhenLeft(details.current, abort.signal)
    return () => abort.abort()
  }, [])

  return (
    <details ref={details} className={className}>
      <summary className={classNames(css.summary, summaryClassName)}>{label}</summary>
      <div className={classNames(css.panel, panelClassName)}>{children}</div>
    </details>
  )
}

function closeWhenLeft(details: HTMLDetailsElement, signal: AbortSignal): void {
  const close = (): void => details.removeAttribute('open')
  const isOutside = (target: EventTarget | null): boolean => target instanceof Node && !details.contains(target)

  // A choice by keyboard also fires a click event.
  const afterChoice = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a, button')) close()
  }
  const withEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    close()
    details.querySelector('summary')?.focus()
  }

  let opened = new AbortController()
  // These listen to the document, because a turned tablet hides a focused summary, which then loses the focus.
  const listenWhileOpen = (): void => {
    opened.abort()
    if (!details.open) return
    opened = new AbortController()
    const options = { signal: opened.signal }
    document.addEventListener('focusin', ({ target }) => isOutside(target) && close(), options)
    document.addEventListener('keydown', withEscape, options)
    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), options)
  }
  details.addEventListener('click', afterChoice, { signal })
  details.addEventListener('toggle', listenWhileOpen, { signal })
  signal.addEventListener('abort', () => opened.abort())
  listenWhileOpen()
}
