export type CardCodeCheck =
  { kind: 'valid'; cardCode: string } | { kind: 'invalid'; code: 'stringEmpty' | 'stringTooShort' | 'invalidCardCode' }

/** A typed or scanned card number without dashes and blanks, checked for 19 digits (spec §5). */
export function checkCardCode(typed: string): CardCodeCheck {
  const cardCode = typed.replace(/[-–\s]/g, '')
  if (cardCode === '') return { kind: 'invalid', code: 'stringEmpty' }
  if (!/^\d+$/.test(cardCode)) return { kind: 'invalid', code: 'invalidCardCode' }
  if (cardCode.length < 19) return { kind: 'invalid', code: 'stringTooShort' }
  return cardCode.length === 19 ? { kind: 'valid', cardCode } : { kind: 'invalid', code: 'invalidCardCode' }
}

/** In groups of four, as it stands on the card. */
export const groupCardCode = (cardCode: string): string => cardCode.replace(/(.{4})(?=.)/g, '$1 ')
