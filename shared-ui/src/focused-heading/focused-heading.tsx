import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './focused-heading.module.css'

export type FocusedHeadingProps = {
  /** Keeps the scroll position when the heading takes the focus. */
  preventScroll?: boolean
  children: ReactNode
}

/** Takes the focus when it appears, so that screen readers announce the new step of a form. */
export function FocusedHeading({ preventScroll = false, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll }), [preventScroll])
  return (
    <h3 ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </h3>
  )
}
