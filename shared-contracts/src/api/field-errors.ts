import { fieldError, type FieldError } from '../domain/field-error.ts'
import { toApiError } from './api-error.ts'

/** The errors of a failed call; a failure without field errors becomes one error about no field. */
export function fieldErrorsOf(thrown: unknown): readonly FieldError[] {
  const { code, errors } = toApiError(thrown)
  return errors.length > 0 ? errors : [fieldError(code)]
}
