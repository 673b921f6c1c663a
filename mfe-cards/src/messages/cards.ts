import { brand } from '@delikaterie/shared-contracts/brand'
import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { formatNumber } from '@delikaterie/shared-contracts/format'
import { knownStatus, type CardStatus } from '../domain/cards.ts'

const statusNames: Record<CardStatus, string> = {
  ACTIVE: 'Aktiv',
  LOCKED: 'Gesperrt',
  BLOCKED: 'Gesperrt',
  FREE: 'Noch nicht verknüpft',
  INACTIVE: 'Nicht aktiv',
  REQUESTED: 'Bestellt',
  REPLACED: 'Ersetzt',
  EXPIRED: 'Abgelaufen',
  LOST: 'Verloren gemeldet',
  STOLEN: 'Gestohlen gemeldet',
}

export const t = {
  listTitle: 'Ihre Karten',
  number: 'Kartennummer',
  noNumber: 'Noch ohne Nummer',
  status: 'Status',
  main: 'Hauptkarte',
  action: 'Aktion',
  /** A status without a German name is shown as it came, so that a member can quote it to customer service. */
  statusName: (status: string): string => {
    const known = knownStatus(status)
    return known === null ? status || 'Aktiv' : statusNames[known]
  },
  lock: 'Karte sperren',
  lockNamed: (cardCode: string): string => `Karte sperren: ${groupCardCode(cardCode)}`,
  noAction: '–',
  noActionRead: 'Keine Aktion möglich',
  onlyService: 'Entsperren kann nur unser Kundenservice.',
  toDigitalCard: 'Digitale Karte zeigen',
  loading: 'Ihre Karten werden geladen.',
  count: (count: number): string => (count === 1 ? '1 Karte' : `${formatNumber(count)} Karten`),
  errorLoading: 'Ihre Karten konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: `Mit Ihrem Konto ist noch keine ${brand.cardName} verknüpft.`,
}
