import { type FieldError } from '../domain/field-error.ts'
export declare function fieldErrorsOf(thrown: unknown): readonly FieldError[]
