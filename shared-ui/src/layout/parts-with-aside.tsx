import type { ReactNode } from 'react'
import { PageParts } from './page-parts.tsx'
import * as css from './parts-with-aside.module.css'

export type PartsWithAsideProps = {
  /** Accessible name of what helps. */
  label: string
  /** What helps beside the parts; only wide screens show it, so it must not be needed. */
  aside: ReactNode
  /** What narrow screens show below the parts instead. */
  below?: ReactNode
  children: ReactNode
}

/** The parts of a page, on a wide screen with a second column that stays in view. */
export const PartsWithAside = ({ label, aside, below, children }: PartsWithAsideProps) => (
  <PageParts className={css.columns}>
    <div className={css.parts}>{children}</div>
    <aside aria-label={label} className={css.aside}>
      {aside}
    </aside>
    {below && (
      <aside aria-label={label} className={css.below}>
        {below}
      </aside>
    )}
  </PageParts>
)
