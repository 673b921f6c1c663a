import { errorField, fieldError, type FieldError } from '../domain/field-error.ts'
import { toApiError } from './api-error.ts'

/**
 * The errors of a failed call, with inputs named as in a form: `street`, not `shippingAddress.street`.
 * A failure without field errors becomes one error about no field.
 */
export function fieldErrorsOf(thrown: unknown): readonly FieldError[] {
  const { code, errors } = toApiError(thrown)
  if (errors.length === 0) return [fieldError(code)]
  return errors.map((error) => ({ ...error, input: errorField(error.input) }))
}
