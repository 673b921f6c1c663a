import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './focused-heading.module.css'

/** Takes the focus and scrolls into view when it appears, so that screen readers announce the new step of a form. */
export function FocusedHeading({ level: Level = 'h3', children }: { level?: 'h2' | 'h3'; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Level ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </Level>
  )
}
