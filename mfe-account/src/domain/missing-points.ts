import { cardCodeError, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import * as v from '@portal/shared-contracts/schema'

/**
 * What a member says of a purchase whose points are missing. Stored in members' browsers: a new field must be optional.
 */
export const MissingPointsInput = v.object({
  /** `YYYY-MM-DD`, or empty. */
  day: v.string(),
  /** Euros, as they are typed. */
  amount: v.string(),
  receipt: v.string(),
  place: v.string(),
  /** The number of one of the member's cards, or a typed one; empty without a card. */
  card: v.string(),
})
export type MissingPointsInput = v.InferOutput<typeof MissingPointsInput>
export type MissingPointsField = keyof MissingPointsInput

export const emptyMissingPoints: MissingPointsInput = { day: '', amount: '', receipt: '', place: '', card: '' }

/** A purchase of a year longer ago than this counts as a typing error: receipts are kept for ten years at most. */
const plausibleYears = 10

/** A typed amount in euros, such as `24,90`, `1.234,56 €` or `24.90`; null for anything else and for zero. */
export function parseEuro(typed: string): number | null {
  const text = typed.replaceAll(/\s|€|EUR/gi, '').replace(/,[-–]+$/, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)
  if (!isGrouped && !/^\d{1,7}([.,]\d{1,2})?$/.test(text)) return null
  const euros = Number((isGrouped ? text.replaceAll('.', '') : text).replace(',', '.'))
  return euros > 0 ? euros : null
}

/** The card of the list that is chosen or typed; undefined for none and for another card. */
export const ownCard = (card: string, cards: readonly string[]): string | undefined =>
  cards.find((own) => own === tidyCardCode(card))

export type MissingPointsCode =
  'dayMissing' | 'dayInFuture' | 'dayTooLongAgo' | 'amountMissing' | 'amountInvalid' | 'placeMissing' | 'cardInvalid'
export type MissingPointsError = { field: MissingPointsField; code: MissingPointsCode }

function dayError(day: string, today: string): MissingPointsCode | null {
  if (day === '') return 'dayMissing'
  if (day > today) return 'dayInFuture'
  return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - plausibleYears ? 'dayTooLongAgo' : null
}

function amountError(amount: string): MissingPointsCode | null {
  if (amount.trim() === '') return 'amountMissing'
  return parseEuro(amount) === null ? 'amountInvalid' : null
}

function cardError(card: string): MissingPointsCode | null {
  const error = cardCodeError(tidyCardCode(card))
  return error === null || error === 'stringEmpty' ? null : 'cardInvalid'
}

/**
 * The fields to correct, in the order of the form. `today` is the calendar day in Berlin. How long ago points may be
 * asked for is not limited: no brand states a time.
 */
export function missingPointsErrors(input: MissingPointsInput, today: string): readonly MissingPointsError[] {
  const found = {
    day: dayError(input.day, today),
    amount: amountError(input.amount),
    place: input.place.trim() === '' ? ('placeMissing' as const) : null,
    card: cardError(input.card),
  }
  return (['day', 'amount', 'place', 'card'] as const).flatMap((field) => {
    const code = found[field]
    return code === null ? [] : [{ field, code }]
  })
}
