import { groupCardCode, tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'

/**
 * The text of a field for a card number after a change at `caret`: digits in groups of four. Changed elsewhere than at
 * its end, the text stays as it was typed, because another text would move the caret there.
 */
export function groupedAtEnd(text: string, caret: number | null): string {
  const digits = tidyCardCode(text)
  return caret === text.length && !/\D/.test(digits) ? groupCardCode(digits) : text
}
