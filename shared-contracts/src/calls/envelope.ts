import * as v from '../schema/schema.ts'
import { listOf } from './list-of.ts'

export type { FieldError } from '../domain/field-error.ts'

/** One item of `errorMessage`; parses to a {@link FieldError}. */
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

/** A successful envelope with the given content. */
export function envelope<S extends v.GenericSchema>(content: S) {
  return v.object({ meta: v.object({ success: v.literal(true) }), content })
}

/** A successful envelope whose content is not used. */
export const Done = v.object({ meta: v.object({ success: v.literal(true) }) })
