import { ChevronIcon } from '@delikaterie/shared-ui/icons'
import type { ReactNode } from 'react'
import * as css from './fold.module.css'

/** Content that is closed at first, behind a title that looks like a link; in print it is open. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css.fold}>
    <summary className={css.summary}>
      {title}
      <ChevronIcon size={20} className={css.chevron} />
    </summary>
    {children}
  </details>
)
