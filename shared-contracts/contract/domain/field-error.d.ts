export type FieldError = {
  code: string
  input: string
  inputValue: string
  value: string
}
export declare const fieldError: (code: string, input?: string) => FieldError
