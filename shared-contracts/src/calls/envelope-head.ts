import * as v from '../schema/schema.ts'
import { listOf } from './list-of.ts'
import { optionalText } from './response-fields.ts'

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
