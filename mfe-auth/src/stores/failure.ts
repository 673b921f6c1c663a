import { toApiError } from '@delikaterie/shared-contracts/api'
import { failure, type Failure } from '../domain/failure.ts'

/** Every reason a call was refused for; what went wrong on the way is one reason without a field. */
export function failuresOf(thrown: unknown): readonly Failure[] {
  const { code, errors } = toApiError(thrown)
  return errors.length > 0 ? errors : [failure(code)]
}

/** Only the first reason: forms of one question show one answer (spec §2, Login form). */
export function firstFailure(thrown: unknown): Failure {
  const { code, errors } = toApiError(thrown)
  return errors[0] ?? failure(code)
}
