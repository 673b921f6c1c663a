import type { ReactNode } from 'react'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { FocusedNotice } from './focused-notice.tsx'

export type FailureNoticeProps = {
  title: string
  /** Null or undefined renders nothing; a new error takes the focus again. */
  error: FieldError | null | undefined
  textOf: (error: FieldError) => string
  action?: ReactNode
}

/** The sentence of an error that is not shown at a field. */
export const FailureNotice = ({ title, error, textOf, action }: FailureNoticeProps) =>
  error ? (
    <FocusedNotice tone="error" title={title} occasion={error} action={action}>
      {textOf(error)}
    </FocusedNotice>
  ) : null
