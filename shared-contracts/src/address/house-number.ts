import { fieldRules } from '../customer/field-rules.ts'
import { tidy } from '../text/tidy.ts'
import { undeliverablePlace } from './undeliverable-place.ts'

/** A street, and the house number that was typed behind it. */
export type StreetWithNumber = { street: string; streetNumber: string }

const oneNumber = String.raw`\d{1,4}(?: ?[a-z])?`
/** One house number, such as 12, 12a or 12 1/2, or several, such as 12-14 or 12/3/4. */
const numbers = String.raw`${oneNumber}(?: 1/2)?(?: ?[-–/+] ?(?:${oneNumber}|[a-z]))*`

/** More characters than both fields may have are no address. */
const longest = (fieldRules.street.maxLength ?? Infinity) + (fieldRules.streetNumber.maxLength ?? Infinity)

/**
 * The shortest beginning that leaves a number; without a blank or comma a number follows a word or its full stop only.
 */
const streetAndNumber = new RegExp(
  String.raw`^(?<street>.*?(?:[\p{L}\d)](?=[\s,])|\p{L}{3}(?=\d)|\.))[\s,]*(?:(?:haus)?nr\.? ?|hausnummer )?(?<number>${numbers})$`,
  'iu',
)

/** Words before a number that belongs to the name of a street, such as in 'Straße des 17. Juni'. */
const beforeDate = /(?:^|\s)(?:de[rsmn]|vom|am|zum|zur)$/iu

/** Streets without a name, such as 'Straße 12', and squares of Mannheim, such as 'Q 5', whose number is their name. */
const isNumbered = /^(?:straße|strasse|str\.?|weg|allee|platz|ring|\p{L})$|\s\p{L}$/iu

/**
 * The street and the house number of a text in the field of the street; null if its end does not look like a house
 * number, or if the number is a part of the street's name.
 */
export function houseNumberIn(typed: string): StreetWithNumber | null {
  const text = tidy(typed)
  if (text.length > longest) return null
  const { street = '', number = '' } = streetAndNumber.exec(text)?.groups ?? {}
  const isPart = street === '' || beforeDate.test(street) || isNumbered.test(street)
  if (isPart || number.length > (fieldRules.streetNumber.maxLength ?? Infinity)) return null
  return undeliverablePlace(text) === null ? { street, streetNumber: number } : null
}
