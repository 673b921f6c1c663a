import type { ReactNode } from 'react'
import * as css from './visually-hidden.module.css'

/** Text for screen readers only; they announce an `output` when it changes, such as that something loads. */
export function VisuallyHidden({ output = false, children }: { output?: boolean; children: ReactNode }) {
  return <span className={css.hidden}>{output ? <output>{children}</output> : children}</span>
}
