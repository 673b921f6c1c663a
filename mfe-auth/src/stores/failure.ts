import { toCallError } from '@delikaterie/shared-contracts/api'
import type { ErrorMessage } from '@delikaterie/shared-contracts/calls'
import type { Failure } from '../domain/failure.ts'

const fromMessage = ({ code, input, inputValue }: ErrorMessage): Failure => ({ code, input, inputValue })

/** Every reason a call was refused for; what went wrong on the way is one reason without a field. */
export function failuresOf(thrown: unknown): readonly Failure[] {
  const { code, errors } = toCallError(thrown)
  return errors.length > 0 ? errors.map(fromMessage) : [{ code, input: '', inputValue: '' }]
}

/** Only the first reason: forms of one question show one answer (spec §2, Login form). */
export function firstFailure(thrown: unknown): Failure {
  const { code, errors } = toCallError(thrown)
  const [first] = errors
  return first === undefined ? { code, input: '', inputValue: '' } : fromMessage(first)
}
