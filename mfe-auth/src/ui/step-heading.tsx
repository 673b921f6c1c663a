import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './step-heading.module.css'

/** The heading of a step that replaced another one: it takes the focus, so that the change is heard. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </h3>
  )
}
