import { sieOrDu } from '../brand/sie-or-du.ts'
import { formatDateInWords } from '../dates/berlin-time.ts'
import { errorText } from '../errors/error-messages.ts'
import type { NameChange } from './customer.ts'

/** The note at a field that shows the proposed value in place of the typed one; other fields have none. */
export function proposalNote<F extends string>(
  changes: readonly NameChange<F>[],
  form: Readonly<Record<F, string>>,
  field: string,
): string | undefined {
  const shown = changes.find((change) => change.field === field && change.to === form[change.field])
  return shown && `Vorschlag statt „${shown.from}“`
}

/** A value in a sentence. */
export const quoted = (value: string): string => (value === '' ? 'leer' : `„${value}“`)

/** The texts about names that the server proposes; `next` says how the form is sent again. */
export const nameProposalTexts = <F extends string>(labels: Readonly<Record<F, string>>, next: string) => ({
  title: errorText('changeNameCheck'),
  changed: (changes: readonly NameChange<F>[]): string => {
    const parts = changes.map(({ field, from, to }) => `${labels[field]}: ${quoted(to)} statt ${quoted(from)}`)
    return `${parts.join(', ')}. Stimmt der Vorschlag? Dann ${next}.`
  },
  unchangedTitle: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  unchanged: sieOrDu(`Sind Ihre Angaben richtig? Dann ${next}.`, `Sind Deine Angaben richtig? Dann ${next}.`),
  keepOwn: 'Meine Angaben waren richtig',
})

/** The texts of the customer form. */
export const customerTexts = {
  noSalutation: 'Bitte wählen',
  birthDate: {
    hint: 'TT.MM.JJJJ, zum Beispiel 17.05.1980',
    understood: (day: string): string => `Verstanden als ${formatDateInWords(day)}`,
    open: 'Geburtsdatum im Kalender wählen',
    title: 'Geburtsdatum wählen',
    close: 'Kalender schließen',
    calendar: {
      years: 'Jahr',
      months: 'Monat',
      toYears: 'anderes Jahr',
      toMonths: 'anderer Monat',
    },
  },
} as const
