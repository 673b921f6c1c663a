import { salutations, shownSalutation, type CustomerField } from './customer-fields.ts'

export const customerLabels: Readonly<Record<CustomerField, string>> = {
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  birthDate: 'Geburtsdatum',
}

/** The salutations as options of a select field; a stored one in another case or not in the list is one of them. */
export function salutationOptions(stored = ''): { value: string; label: string }[] {
  const label = shownSalutation(stored)
  const options = salutations.map((value) => ({ value: value === label ? stored : value, label: value }))
  return label === '' || salutations.some((value) => value === label) ? options : [...options, { value: stored, label }]
}

/** The texts of the customer form. */
export const customerTexts = {
  labels: customerLabels,
  /** Below the fields of a form that marks some of them. */
  required: 'Mit * gekennzeichnete Felder brauchen wir von Ihnen.',
  noSalutation: 'Bitte wählen',
  birthDate: {
    hint: 'TT.MM.JJJJ, zum Beispiel 17.05.1980',
    open: 'Geburtsdatum im Kalender wählen',
    title: 'Geburtsdatum wählen',
    close: 'Kalender schließen',
    loading: 'Der Kalender wird geladen …',
    failed: 'Der Kalender konnte nicht geladen werden. Bitte tippen Sie das Datum in das Feld.',
    calendar: {
      years: 'Jahr',
      months: 'Monat',
      earlierYears: 'Frühere Jahre',
      laterYears: 'Spätere Jahre',
      earlierMonth: 'Monat davor',
      laterMonth: 'Monat danach',
      toYears: 'anderes Jahr',
      toMonths: 'anderer Monat',
    },
  },
} as const
