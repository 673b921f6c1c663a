import { formatDate } from '@delikaterie/shared-contracts/berlin-time'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { customerLabels, customerOf } from '@delikaterie/shared-contracts/customer'
import { joined } from './joined.ts'

export const t = {
  title: 'Persönliche Daten',
  edit: 'Daten ändern',
  editTitle: 'Persönliche Daten ändern',
  saved: 'Ihre persönlichen Daten sind auf dem neuesten Stand.',
  /** Missing values are shown as '-'. */
  rows: ({ address, email, memberSince }: UserData): { label: string; value: string }[] => {
    const { salutation, firstName, lastName, birthDate } = customerOf(address)
    return [
      { label: customerLabels.salutation, value: salutation },
      { label: 'Name', value: joined([firstName, lastName]) },
      { label: customerLabels.birthDate, value: birthDate },
      { label: 'E-Mail', value: email.trim() },
      { label: 'Mitglied seit', value: formatDate(memberSince) },
    ].map(({ label, value }) => ({ label, value: value || '-' }))
  },
  change: 'Ihre E-Mail-Adresse ändern wir gern für Sie:',
}
