import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'

/** A card number in a sentence, which no line breaks. */
export const cardInText = (cardCode: string): string => groupCardCode(cardCode).replaceAll(' ', '\u00a0')
