import type { ReactNode } from 'react'
import * as css from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
