import { failureOf, type SubmissionState } from '@portal/shared-stores'
import type { FieldError } from '@portal/shared-contracts/calls'
import { useEffect, useRef, type RefObject } from 'react'

type FocusedError = { field: RefObject<HTMLInputElement | null>; error: FieldError | undefined }

/** The error of a form with one field and the ref of that field, which takes the focus after each failed attempt. */
export function useFieldError(state: SubmissionState<unknown>): FocusedError {
  const field = useRef<HTMLInputElement>(null)
  const { errors, attempt } = failureOf(state)
  useEffect(() => {
    if (attempt > 0) field.current?.focus()
  }, [attempt])
  return { field, error: errors[0] }
}
