import * as v from '../schema/schema.ts'
import { listOf } from './list-of.ts'

/** One item of `errorMessage`; parses to a FieldError. */
const ErrorItem = v.object({
  code: v.string(),
  input: v.nullish(v.string(), ''),
  inputValue: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  value: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
})

/** The part that every response of the shop has. */
export const EnvelopeHead = v.object({
  meta: v.object({ success: v.boolean() }),
  errorMessage: v.fallback(v.nullish(listOf(ErrorItem), []), []),
})
