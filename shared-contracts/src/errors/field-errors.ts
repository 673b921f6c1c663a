import { fieldError, type FieldError } from '../calls/field-error.ts'

/** The error with a code at a field; none without a code. */
export const fieldErrors = (code: string | null, input: string): FieldError[] =>
  code === null ? [] : [fieldError(code, input)]

/** What is wrong with a required text that has a greatest length. */
export const requiredTextErrors = (text: string, input: string, maxLength: number): FieldError[] =>
  fieldErrors(text === '' ? 'stringEmpty' : text.length > maxLength ? 'tooLong' : null, input)
