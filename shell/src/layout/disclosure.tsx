import { useEffect, useRef, type ReactNode } from 'react'

type DisclosureProps = {
  /** The summary's content; give it a name that can be read. */
  label: ReactNode
  className?: string | undefined
  summaryClassName?: string | undefined
  panelClassName?: string | undefined
  children: ReactNode
}

/**
 * A native details for menus: works before scripts; with them it closes after a choice, with
 * Esc, and when focus or pointer go elsewhere.
 */
export function Disclosure({ label, className, summaryClassName, panelClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const abort = new AbortController()
    if (details.current) closeWhenDone(details.current, abort.signal)
    return () => abort.abort()
  }, [])

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName}>{label}</summary>
      <div className={panelClassName}>{children}</div>
    </details>
  )
}

function closeWhenDone(details: HTMLDetailsElement, signal: AbortSignal): void {
  const close = (): void => details.removeAttribute('open')
  const isOutside = (target: EventTarget | null): boolean => target instanceof Node && !details.contains(target)

  // The keyboard's choice is a click, too.
  const afterChoice = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a, button')) close()
  }
  const withEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details.open) return
    event.stopPropagation()
    close()
    details.querySelector('summary')?.focus()
  }

  details.addEventListener('click', afterChoice, { signal })
  details.addEventListener('keydown', withEscape, { signal })
  // No related target: the whole window lost the focus, the menu may stay.
  details.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal })
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal })
}
