import type { ReactNode } from 'react'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { fieldErrorText } from '../messages/fields.ts'

export type FailureNoticeProps = { title: string; error: FieldError | null; action?: ReactNode }

/** The error of a form that shows one error; takes the focus after each failed attempt. */
export const FailureNotice = ({ title, error, action }: FailureNoticeProps) =>
  error !== null && (
    <FocusedNotice tone="error" title={title} occasion={error} action={action}>
      {fieldErrorText(error)}
    </FocusedNotice>
  )
