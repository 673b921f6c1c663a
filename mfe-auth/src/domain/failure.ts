/** Why something did not work: a code, and the field and values its sentence may name (spec §8). */
export type Failure = {
  code: string
  /** Field name as the backend calls it; empty when no field is meant. */
  input: string
  inputValue: string
  /** What the backend would rather read; empty without a suggestion. */
  value: string
}

/** A failure that was noticed here, or about which the backend said no more than its code. */
export const failure = (code: string, input = ''): Failure => ({ code, input, inputValue: '', value: '' })
