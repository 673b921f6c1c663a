/** One error of a form or a backend response: a code with the field and the values its sentence may name. */
export type FieldError = {
  code: string
  /** The field's name as the backend calls it; empty for an error about no field. */
  input: string
  inputValue: string
  /** The correction the backend suggests; empty without a suggestion. */
  value: string
}

/** An error with a code and, if it is about one, a field. */
export const fieldError = (code: string, input = ''): FieldError => ({ code, input, inputValue: '', value: '' })

/** The field of an error's input, which may include a path: `shippingAddress.street`. */
export const errorField = (input: string): string => input.slice(input.lastIndexOf('.') + 1)
