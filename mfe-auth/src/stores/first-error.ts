import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { failureOf, type SubmissionState } from '@delikaterie/shared-contracts/stores'

/** The first error of the first failed submission, for forms that show one error; null if none failed. */
export const firstErrorOf = (...states: readonly SubmissionState<unknown>[]): FieldError | null =>
  states.flatMap((state) => failureOf(state).errors)[0] ?? null
