import { failureOf, type SubmissionState } from '@portal/page-library/stores'
import { useEffect, useRef } from 'react'

/** The ref of a form's only field, which takes the focus after each failed attempt. */
export function useFocusAfterFailure(state: SubmissionState<unknown>) {
  const field = useRef<HTMLInputElement>(null)
  const { attempt } = failureOf(state)
  useEffect(() => {
    if (attempt > 0) field.current?.focus()
  }, [attempt])
  return field
}
