import { classNames } from '@portal/shared-ui/styles/class-names'
import type { ReactNode } from 'react'
import * as css from './figures.module.css'

/** Three figures on one baseline, with labels above; on a phone the first stands above the others. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={css.figures}>{children}</dl>

export type FigureProps = {
  label: string
  /** A large number, or less important points; without it the content has its own look. */
  look?: 'number' | 'muted'
  children: ReactNode
}

export const Figure = ({ label, look, children }: FigureProps) => (
  <div>
    <dt className={css.label}>{label}</dt>
    <dd className={classNames(look === 'number' && css.number, look === 'muted' && css.muted)}>{children}</dd>
  </div>
)
