import type { ErrorCode, FieldError } from '@portal/shared-contracts/calls'

/** An error of a response: the field, its value, and a suggested correction if there is one. */
export const fieldError = (code: ErrorCode, input = '', inputValue = '', value = ''): FieldError => ({
  code,
  input,
  inputValue,
  value,
})
