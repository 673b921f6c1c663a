import { formatDate } from '@delikaterie/shared-contracts/berlin-time'
import { brand } from '@delikaterie/shared-contracts/brand'
import { countryName } from '@delikaterie/shared-contracts/domain/countries'
import type { Profile } from '../domain/profile.ts'

const orDash = (text: string): string => text || '-'

const address = ({ addressLines, countryId }: Profile): string => {
  const lines = [...addressLines, ...(countryId === '' ? [] : [countryName(countryId)])]
  return orDash(addressLines.length === 0 ? '' : lines.join('\n'))
}

export const t = {
  title: 'Kontodaten',
  lead: 'Was wir über Sie wissen, und wie Sie von uns hören.',
  personal: 'Persönliche Daten',
  /** Missing values are shown as '-'. */
  rows: (profile: Profile): { label: string; value: string }[] => [
    { label: 'Anrede', value: orDash(profile.salutation) },
    { label: 'Name', value: orDash(profile.name) },
    { label: 'Geburtsdatum', value: formatDate(profile.birthDate) },
    { label: 'Adresse', value: address(profile) },
    { label: 'E-Mail', value: orDash(profile.email) },
    { label: 'Mitglied seit', value: formatDate(profile.memberSince) },
  ],
  change: `Etwas stimmt nicht mehr? Unser Kundenservice ändert es gern für Sie (${brand.contact.hours}):`,
  email: brand.contact.email,
  newsletter: 'Newsletter',
  subscribed: 'Sie erhalten unseren Newsletter.',
  unsubscribe: 'Abbestellen können Sie ihn jederzeit über den Link am Ende jeder Ausgabe.',
  notSubscribed: 'Neue Köstlichkeiten, Veranstaltungen und Aktionen zuerst erfahren: Wir schreiben Ihnen gern.',
  howItWorks: 'Nach der Anmeldung bekommen Sie eine E-Mail mit einem Link, den Sie bitte bestätigen.',
  subscribe: 'Newsletter abonnieren',
  subscribedTitle: 'Fast geschafft!',
  confirmEmail:
    'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie den Link darin, dann kommt der Newsletter zu Ihnen.',
}
