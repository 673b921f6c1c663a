import * as v from '../schema.ts'
import { mailbox, tidyEmail } from '../email/email-address.ts'
import { cardDigits } from '../card-number/card-code.ts'
import { pathId } from './path-id.ts'
import { withoutDirections } from '../text/text-direction.ts'

/** Text of a request, limited in length because the edge forwards it. */
export const Text = v.pipe(v.string(), v.maxLength(500))

/** The e-mail address of an account, or another login name, in one spelling. */
export const LoginName = v.pipe(Text, v.transform(tidyEmail))

/** The address of one mailbox, in one spelling. */
export const Mailbox = v.pipe(Text, v.transform(tidyEmail), v.regex(mailbox))

/** Free text of a member, such as the reason for a lock. */
export const LongText = v.pipe(v.string(), v.maxLength(4000))

/** An id of the loyalty platform: one path segment without characters that change a path. */
export const ProviderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** The id of a coupon of an account in the path of a call. */
export const PathId = v.pipe(v.string(), v.regex(pathId))

/** The digits of a card number, without dashes and blanks. */
export const CardCode = v.pipe(v.string(), v.regex(new RegExp(`^\\d{${cardDigits}}$`)))

export const userPath = 'shop/user'
export const localeId = v.literal('de_DE')

/** A list whose malformed items are dropped and logged, so that one broken item does not fail the list. */
export function listOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items): v.InferOutput<S>[] =>
      items.flatMap((candidate, index) => {
        const result = v.safeParse(item, candidate)
        if (result.success) return [result.output]
        const issue = result.issues[0]
        console.warn(`Dropped item ${index} of a list: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
        return []
      }),
    ),
  )
}

/*
 * Fields of responses. What the backend does not promise may be absent, null or of another type; it is then read as
 * its empty value, so that an odd field never fails the response or drops its item (docs/product/calls-and-headers.md).
 */

/** None of more than a number can hold, such as `1e400`, which JSON gives as infinite. */
const FiniteNumber = v.pipe(v.number(), v.finite())
const NumberAsText = v.pipe(FiniteNumber, v.transform(String))
const NumberInText = v.pipe(v.string(), v.regex(/^\s*-?\d+(\.\d+)?\s*$/), v.transform(Number), v.finite())

/** A required id; backends send some ids as numbers. */
export const Id = v.pipe(v.union([v.string(), NumberAsText]), v.minLength(1))

/** A required number; also one in a text. */
export const Amount = v.union([FiniteNumber, NumberInText])

/** An id, or null. */
export const optionalId = v.fallback(v.nullish(Id, null), null)

/** A required text, as it may stand in a sentence; also a number as text. */
export const TextOrNumber = v.union([v.pipe(v.string(), v.transform(withoutDirections)), NumberAsText])

/** A text or a number as text; empty without one. */
export const optionalText = v.fallback(v.nullish(TextOrNumber, ''), '')

/** A number, or null. */
export const optionalAmount = v.fallback(v.nullish(Amount, null), null)

/** A number of uses; 0 without one. */
export const optionalCount = v.fallback(v.nullish(Amount, 0), 0)

/** True only for the boolean. */
export const optionalFlag = v.fallback(v.nullish(v.boolean(), false), false)

/** From 1971 to 2098. Systems write `0001-01-01`, `1970-01-01` or `9999-12-31` where there is no date. */
const realDate = /^(?!1970|2099)(19[7-9]\d|20\d\d)-\d\d-\d\d/

/** A required ISO date or time; empty for a placeholder and for any other text (rule formats-60). */
export const DateOrPlaceholder = v.pipe(
  v.string(),
  v.transform((text) => (realDate.test(text) ? text : '')),
)

/** An ISO date or time; empty without one, and for a placeholder (rule formats-60). */
export const optionalDate = v.fallback(v.nullish(DateOrPlaceholder, ''), '')

/** A list; empty without one. */
export const optionalList = <S extends v.GenericSchema>(item: S) => v.fallback(v.nullish(listOf(item), []), [])

/** A text, a number or a list of both; the items of a list are joined by commas. */
export const optionalValue = v.fallback(
  v.nullish(
    v.union([
      TextOrNumber,
      v.pipe(
        optionalList(TextOrNumber),
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
