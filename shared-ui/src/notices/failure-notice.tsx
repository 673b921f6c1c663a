import type { ReactNode } from 'react'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { FocusedNotice } from './focused-notice.tsx'
import type { NoticeTone } from './notice.tsx'

export type FailureNoticeProps = {
  /** Left out where the sentence says all. */
  title?: string
  /** Null or undefined renders nothing; a new error takes the focus again. */
  error: FieldError | null | undefined
  textOf: (error: FieldError) => string
  /** `warning` if the call may have succeeded. */
  tone?: NoticeTone
  action?: ReactNode
}

/** The sentence of an error that is not shown at a field. */
export const FailureNotice = ({ title, error, textOf, tone = 'error', action }: FailureNoticeProps) =>
  error ? (
    <FocusedNotice tone={tone} title={title} occasion={error} action={action}>
      {textOf(error)}
    </FocusedNotice>
  ) : null
