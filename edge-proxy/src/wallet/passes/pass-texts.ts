import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { berlinTime } from '@portal/shared-contracts/dates/berlin-time'
import { formatNumber } from '@portal/shared-contracts/numbers/format'

/** What passes say besides names and numbers of the brand and of the member. */
export const passTexts = {
  name: 'Name',
  cardNumber: 'Kartennummer',
  points: 'Punkte',
  pointsOf: (points: number): string => formatNumber(points),
  newPoints: 'Neuer Punktestand: %@',
  asOf: 'Punktestand vom',
  /** `at` in ms since 1970. */
  time: (at: number): string => {
    const { date, time } = berlinTime(new Date(at).toISOString()) ?? { date: '', time: '' }
    return `${date}, ${time}\u00a0Uhr`
  },
  balanceInPortal: 'im Portal',
  status: 'Status',
  newStatus: `${brand.card.name}: %@`,
  locked: 'Gesperrt',
  ended: 'Nicht mehr gültig',
  portal: 'Portal',
  help: 'Hilfe',
  helpText: `${brand.contact.phone} (${brand.contact.hours})\n${brand.contact.email}`,
  about: 'Über diese Karte',
  aboutText: sieOrDu(
    'Diese Karte bleibt aktuell: Sie zeigt Ihren neuen Punktestand, sobald das Portal davon erfährt. Wenn Sie Ihre Karte im Portal sperren, wird sie auch hier ungültig.',
    'Diese Karte bleibt aktuell: Sie zeigt Deinen neuen Punktestand, sobald das Portal davon erfährt. Wenn Du Deine Karte im Portal sperrst, wird sie auch hier ungültig.',
  ),
  privacy: 'Datenschutz',
}
