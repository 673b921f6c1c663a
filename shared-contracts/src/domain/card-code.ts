/** A typed or scanned card number without dashes and spaces. */
export const tidyCardCode = (typed: string): string => typed.replace(/[-–\s]/g, '')

export type CardCodeError = 'stringEmpty' | 'stringTooShort' | 'invalidCardCode'

/** The error of a tidied card number, which must have 19 digits; null for a valid one. */
export function cardCodeError(cardCode: string): CardCodeError | null {
  if (cardCode === '') return 'stringEmpty'
  if (!/^\d+$/.test(cardCode)) return 'invalidCardCode'
  if (cardCode.length < 19) return 'stringTooShort'
  return cardCode.length === 19 ? null : 'invalidCardCode'
}

/** In groups of four digits, as printed on the card. */
export const groupCardCode = (cardCode: string): string => cardCode.replace(/(.{4})(?=.)/g, '$1 ')
