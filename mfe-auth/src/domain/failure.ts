/** Why something did not work: a code, and the field and value its sentence may name (spec §8). */
export type Failure = {
  code: string
  /** Field name as the backend calls it; empty when no field is meant. */
  input: string
  inputValue: string
}

/** A required field that was left empty, said without asking the server. */
export const emptyField = (input: string): Failure => ({ code: 'stringEmpty', input, inputValue: '' })
