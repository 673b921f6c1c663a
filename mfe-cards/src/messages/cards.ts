import { brand } from '@delikaterie/shared-contracts/brand'
import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { formatNumber } from '@delikaterie/shared-contracts/format'
import { knownStatus, type CardStatus } from '../domain/cards.ts'

const statusNames: Record<CardStatus, string> = {
  ACTIVE: 'Aktiv',
  LOCKED: 'Gesperrt',
  FREE: 'Noch nicht verknüpft',
}

export const t = {
  title: 'Meine Karten',
  lead: 'Alle Ihre Karten sammeln auf ein gemeinsames Punktekonto.',
  listTitle: 'Ihre Karten',
  number: 'Kartennummer',
  status: 'Status',
  action: 'Aktion',
  /** Names an unknown code, so that a member can quote it to customer service. */
  statusName: (status: string): string => {
    const known = knownStatus(status)
    if (known !== null) return statusNames[known]
    return status === '' ? 'Unbekannt' : `Unbekannt (${status})`
  },
  lock: 'Karte sperren',
  lockNamed: (cardCode: string): string => `Karte sperren: ${groupCardCode(cardCode)}`,
  noAction: '–',
  noActionRead: 'Keine Aktion möglich',
  onlyService: 'Entsperren kann nur unser Kundenservice.',
  loading: 'Ihre Karten werden geladen.',
  count: (count: number): string => (count === 1 ? '1 Karte' : `${formatNumber(count)} Karten`),
  errorLoading: 'Ihre Karten konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: `Mit Ihrem Konto ist noch keine ${brand.cardName} verknüpft.`,
}
