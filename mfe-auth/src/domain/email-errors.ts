import { emailError } from '@portal/shared-contracts/domain/email-address'
import { fieldError, type FieldError } from '@portal/shared-contracts/domain/field-error'

/** The error of an address to which the shop is to send mail, at the field with the name `input`. */
export function emailErrors(typed: string, input: string): FieldError[] {
  const code = emailError(typed)
  return code === null ? [] : [fieldError(code, input)]
}
