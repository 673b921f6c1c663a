import type { CouponLabel } from '@delikaterie/shared-contracts/domain/coupon-label'
import { searchable } from '@delikaterie/shared-contracts/domain/matches-words'
import { formatFigure, labelText } from '@delikaterie/shared-contracts/messages/coupon-label'

/** Stands in place of the labels of a coupon without any. */
export const unlabelled = 'Coupon'

/** Words for factors; the first word of index 0 is that of the factor 2. */
const factorWords: readonly (readonly string[])[] = [
  ['doppelt', 'zweifach'],
  ['dreifach', 'dreimal'],
  ['vierfach', 'viermal'],
  ['funffach', 'funfmal'],
]

/** Whether a title already says what a label says, so that a card with both would say it twice. */
export function titleSays(title: string, label: CouponLabel): boolean {
  return [labelText(label), ...wordings(label)].some((wording) => titleSaysText(title, wording))
}

/** The same for a text in place of a label. */
export const titleSaysText = (title: string, text: string): boolean => searchable(title).includes(searchable(text))

function wordings(label: CouponLabel): readonly string[] {
  switch (label.kind) {
    case 'multiplier': {
      if (label.factor.trim() === '') return []
      const factor = formatFigure(label.factor)
      return [`${factor}-fach`, `${factor}fach`, `${factor} fach`, ...(factorWords[Number(label.factor) - 2] ?? [])]
    }
    case 'discount': {
      const value = label.value.replace('%', '').trim()
      if (value === '') return []
      const percent = formatFigure(value)
      return [`${percent} %`, `${percent}%`, `${percent} prozent`]
    }
    case 'gift':
    case 'extraPoints':
    case 'price':
    case 'donation':
    case 'unknown':
      return []
  }
}
