import type { FieldError } from '@delikaterie/shared-contracts/calls'
import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { fieldErrorText } from '@delikaterie/shared-contracts/messages/errors'

export const t = {
  title: 'Karte verknüpfen',
  lead: 'Haben Sie im Laden eine Karte mitgenommen? Verknüpfen Sie sie mit Ihrem Konto, und sie sammelt mit.',
  number: 'Kartennummer',
  hint: 'Die 19 Ziffern auf der Rückseite der Karte; Leerzeichen setzen wir für Sie',
  submit: 'Karte verknüpfen',
  error: (error: FieldError, typed: string): string =>
    fieldErrorText({ ...error, input: '' }, () => ({ label: t.number, value: typed })),
  linkedTitle: 'Ihre Karte ist verknüpft',
  linked: (cardCode: string): string => `Die Karte ${groupCardCode(cardCode)} sammelt ab sofort auf Ihr Punktekonto.`,
}
