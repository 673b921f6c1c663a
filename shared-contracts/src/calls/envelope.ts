import * as v from '../schema.ts'
import type { Call } from './call.ts'
import { listOf, optionalText } from './fields.ts'

export type { FieldError } from './field-error.ts'

/** A successful envelope with the given content. */
export function envelope<S extends v.GenericSchema>(content: S) {
  return v.object({ meta: v.object({ success: v.literal(true) }), content })
}

/** A successful envelope whose content is not used. */
export const Done = v.object({ meta: v.object({ success: v.literal(true) }) })

/** A call of the shop, which responds with an envelope; keeps the literal types of the call. */
export function shopCall<const C extends Omit<Call, 'backend' | 'shape'>>(call: C) {
  return { ...call, backend: 'shop', shape: 'envelope' } as const
}

/** One item of `errorMessage`; parses to a FieldError. An error without a code is the general one. */
const ErrorItem = v.pipe(
  v.object({ code: optionalText, input: optionalText, inputValue: optionalText, value: optionalText }),
  v.transform((error) => ({ ...error, code: error.code || 'failed' })),
)

/** Errors as a list; some backends send a single one without a list. */
const Errors = v.union([
  listOf(ErrorItem),
  v.pipe(
    ErrorItem,
    v.transform((error) => [error]),
  ),
])

/** The part that every response of the shop has. */
export const EnvelopeHead = v.object({
  meta: v.object({ success: v.boolean() }),
  errorMessage: v.fallback(v.nullish(Errors, []), []),
})
