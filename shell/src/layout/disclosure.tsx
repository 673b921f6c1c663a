import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

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
  const close = (): void => details.current?.removeAttribute('open')

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  function closeWithEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !details.current?.open) return
    event.stopPropagation()
    close()
    details.current.querySelector('summary')?.focus()
  }

  // No related target: the whole window lost the focus, the menu may stay.
  function closeWhenLeft(event: FocusEvent): void {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  function closeAfterChoice(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('a, button')) close()
  }

  return (
    <details ref={details} className={className} onKeyDown={closeWithEscape} onBlur={closeWhenLeft}>
      <summary className={summaryClassName}>{label}</summary>
      {/* A click on a link or button in here bubbles up: the keyboard's too. */}
      <div className={panelClassName} onClick={closeAfterChoice}>
        {children}
      </div>
    </details>
  )
}
