import { failureOf, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { useEffect, useRef, type RefObject } from 'react'

type FieldError = { field: RefObject<HTMLInputElement | null>; code: string | undefined }

/** The error code of a form with one field and the ref of that field, which takes the focus after each failed attempt. */
export function useFieldError(state: SubmissionState<unknown>): FieldError {
  const field = useRef<HTMLInputElement>(null)
  const { errors, attempt } = failureOf(state)
  useEffect(() => {
    if (attempt > 0) field.current?.focus()
  }, [attempt])
  return { field, code: errors[0]?.code }
}
