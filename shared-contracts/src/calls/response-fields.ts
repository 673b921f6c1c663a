import * as v from '../schema/schema.ts'
import { listOf } from './list-of.ts'

/*
 * Fields of responses. What the backend does not promise may be absent, null or of another type; it is then read as
 * its empty value, so that an odd field never fails the response or drops its item (docs/product/calls-and-headers.md).
 */

const NumberAsText = v.pipe(v.number(), v.transform(String))
const NumberInText = v.pipe(v.string(), v.regex(/^\s*-?\d+(\.\d+)?\s*$/), v.transform(Number))

/** A required id; backends send some ids as numbers. */
export const Id = v.pipe(v.union([v.string(), NumberAsText]), v.minLength(1))

/** A required number; also one in a text. */
export const Amount = v.union([v.number(), NumberInText])

/** An id, or null. */
export const optionalId = v.fallback(v.nullish(Id, null), null)

/** A required text; also a number as text. */
export const TextOrNumber = v.union([v.string(), NumberAsText])

/** A text or a number as text; empty without one. */
export const optionalText = v.fallback(v.nullish(TextOrNumber, ''), '')

/** A number, or null. */
export const optionalAmount = v.fallback(v.nullish(Amount, null), null)

/** A number of uses; 0 without one. */
export const optionalCount = v.fallback(v.nullish(Amount, 0), 0)

/** True only for the boolean. */
export const optionalFlag = v.fallback(v.nullish(v.boolean(), false), false)

/** An ISO date or time; empty without one. */
export const optionalDate = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)), ''), '')

/** A list; empty without one. */
export const optionalList = <S extends v.GenericSchema>(item: S) => v.fallback(v.nullish(listOf(item), []), [])

/** A text, a number or a list of both; the items of a list are joined by commas. */
export const optionalValue = v.fallback(
  v.nullish(
    v.union([
      v.string(),
      NumberAsText,
      v.pipe(
        optionalList(v.union([v.string(), NumberAsText])),
        v.transform((items) => items.join(',')),
      ),
    ]),
    '',
  ),
  '',
)

/** An object whose fields are all optional; without an object all are empty. */
export function optionalObject<const E extends v.ObjectEntries>(fields: E) {
  const schema = v.object(fields)
  return v.fallback(schema, v.parse(schema, {}))
}
