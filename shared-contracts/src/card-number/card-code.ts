import * as facts from '../facts/brand-facts.ts'

/** How many digits a card number has, and how many of them stand together, as printed on the card. */
export const { digits: cardDigits, group: cardGroup } = facts.cardNumber

/**
 * What may stand between the digits of a card number: spaces, dashes, dots, slashes, underscores, invisible characters.
 */
const separators = /[\s\p{Pd}\u2212.·_/\p{Cf}]/gu

/** A typed or scanned card number without separators. */
export const tidyCardCode = (typed: string): string => typed.replace(separators, '')

export type CardCodeError = 'stringEmpty' | 'stringTooShort' | 'invalidCardCode'

/** The error of a tidied card number, which must have `cardDigits` digits; null for a valid one. */
export function cardCodeError(cardCode: string): CardCodeError | null {
  if (cardCode === '') return 'stringEmpty'
  if (!/^\d+$/.test(cardCode)) return 'invalidCardCode'
  if (cardCode.length < cardDigits) return 'stringTooShort'
  return cardCode.length === cardDigits ? null : 'invalidCardCode'
}

const groups = new RegExp(`(.{${cardGroup}})(?=.)`, 'g')

/** In groups of digits, as printed on the card. */
export const groupCardCode = (cardCode: string): string => cardCode.replace(groups, '$1 ')

/** The text of the field and the position of the caret in it. */
export type CardCodeInput = { text: string; caret: number }

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** The position behind the nth digit of a grouped number. */
const caretBehind = (count: number): number => (count === 0 ? 0 : count + Math.floor((count - 1) / cardGroup))

const grouped = (digits: string, before: number): CardCodeInput => ({
  text: groupCardCode(digits),
  caret: caretBehind(before),
})

/**
 * The field after the member changed it from `before`: the digits in groups, and the caret behind the digit it
 * was behind. Deleting a separator deletes the digit next to it, because the separator would come back. A text with
 * other characters stays as it was typed, so that the member sees what is wrong.
 * @param inputType of the browser's input event
 */
export function editCardCode(before: string, { text, caret }: CardCodeInput, inputType: string): CardCodeInput {
  const digits = tidyCardCode(text)
  if (/\D/.test(digits)) return { text, caret }
  const position = digitsIn(text.slice(0, caret))
  const deletedSeparator = text.length < before.length && digits === tidyCardCode(before)
  if (deletedSeparator && inputType === 'deleteContentBackward' && position > 0)
    return grouped(digits.slice(0, position - 1) + digits.slice(position), position - 1)
  if (deletedSeparator && inputType === 'deleteContentForward')
    return grouped(digits.slice(0, position) + digits.slice(position + 1), position)
  return grouped(digits, position)
}

/**
 * The field after text was pasted over its selection. Only the digits of the pasted text count, so that a number can be
 * copied together with the words around it; text without a digit is pasted as it is.
 */
export function pasteCardCode(
  before: string,
  selection: { start: number; end: number },
  pasted: string,
): CardCodeInput {
  const inserted = pasted.replace(/\D/g, '') || pasted.trim()
  const head = before.slice(0, selection.start) + inserted
  return editCardCode(before, { text: head + before.slice(selection.end), caret: head.length }, 'insertFromPaste')
}
