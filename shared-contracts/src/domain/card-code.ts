/** What may stand between the digits of a card number: spaces, dashes, dots, slashes, underscores, invisible characters. */
const separators = /[\s\p{Pd}\u2212.·_/\p{Cf}]/gu

/** A typed or scanned card number without separators. */
export const tidyCardCode = (typed: string): string => typed.replace(separators, '')

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
