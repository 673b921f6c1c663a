import { failureOf, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { useEffect, useId } from 'react'

/** The error code of a form with one field and the id of that field, which takes the focus after each failed attempt. */
export function useFieldError(state: SubmissionState<unknown>): { id: string; code: string | undefined } {
  const id = useId()
  const { errors, attempt } = failureOf(state)
  useEffect(() => {
    if (attempt > 0) document.getElementById(id)?.focus()
  }, [id, attempt])
  return { id, code: errors[0]?.code }
}
