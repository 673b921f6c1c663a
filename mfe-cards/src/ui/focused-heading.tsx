import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './focused-heading.module.css'

/** The heading of a step that takes the focus when the step appears. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </h3>
  )
}
