import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import type { SubmissionState } from '@delikaterie/shared-contracts/stores'

/** The first error of the first failed submission, for forms that show one error; null if none failed. */
export function firstErrorOf(...states: readonly SubmissionState<unknown>[]): FieldError | null {
  for (const state of states) {
    if (state.status === 'failed') return state.errors[0] ?? null
  }
  return null
}
