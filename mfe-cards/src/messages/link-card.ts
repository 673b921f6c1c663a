import type { FieldError } from '@delikaterie/shared-contracts/calls'
import { cardCodeErrorText } from '@delikaterie/shared-contracts/messages/card-code'
import { cardInText } from './card-in-text.ts'

export const t = {
  title: 'Karte verknüpfen',
  lead: 'Haben Sie eine Karte aus dem Laden oder mit der Post bekommen? Verknüpfen Sie die Karte hier mit Ihrem Konto, damit sie Punkte sammelt.',
  number: 'Kartennummer',
  hint: '19 Ziffern, auf der Rückseite der Karte',
  submit: 'Karte verknüpfen',
  /** `isOwn` if the list has the typed card. */
  error: (error: FieldError, typed: string, isOwn: boolean): string =>
    error.code === 'already_in_use' && isOwn
      ? 'Diese Karte ist schon mit Ihrem Konto verknüpft.'
      : cardCodeErrorText(error, { label: t.number, value: typed }),
  linkedTitle: 'Ihre Karte ist verknüpft',
  linked: (cardCode: string): string => `Die Karte ${cardInText(cardCode)} sammelt ab sofort Punkte für Ihr Konto.`,
}
