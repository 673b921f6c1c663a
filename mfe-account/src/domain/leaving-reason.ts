import { fieldError, type FieldError } from '@portal/shared-contracts/domain/field-error'

/** Most characters of the reason to leave; those of the call. */
export const reasonLength = 4000

/** What is wrong with the reason to leave, if anything. */
export function reasonErrors(reason: string): readonly FieldError[] {
  if (reason.trim() === '') return [fieldError('stringEmpty', 'reason')]
  return reason.trim().length > reasonLength ? [fieldError('tooLong', 'reason')] : []
}
