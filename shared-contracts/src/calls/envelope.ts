import * as v from '../schema/schema.ts'
import { listOf } from './list-of.ts'

/** One error of an answer (spec §3): `input` is the field, `value` a suggested correction. */
export const ErrorMessage = v.object({
  code: v.string(),
  input: v.nullish(v.string(), ''),
  inputValue: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  value: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
})
export type ErrorMessage = v.InferOutput<typeof ErrorMessage>

/** What every shop answer has, whatever its content. */
export const EnvelopeHead = v.object({
  meta: v.object({ success: v.boolean() }),
  errorMessage: v.fallback(v.nullish(listOf(ErrorMessage), []), []),
})

/** A successful envelope with the given content. */
export function envelope<S extends v.GenericSchema>(content: S) {
  return v.object({ meta: v.object({ success: v.literal(true) }), content })
}

/** A successful envelope whose content nobody reads. */
export const Done = v.object({ meta: v.object({ success: v.literal(true) }) })
