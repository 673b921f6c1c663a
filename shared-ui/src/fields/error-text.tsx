import type { ReactNode } from 'react'
import { ErrorIcon } from '../icons/icons.tsx'
import * as css from './field.module.css'

export type ErrorTextProps = {
  id?: string
  /** For an error that appears without the member leaving the control. */
  role?: 'alert'
  children: ReactNode
}

/** What went wrong with one control, with an icon: below a field, or beside a switch. */
export const ErrorText = ({ id, role, children }: ErrorTextProps) => (
  <p id={id} role={role} className={css.error}>
    <ErrorIcon size={18} className={css.errorIcon} />
    <span>{children}</span>
  </p>
)
