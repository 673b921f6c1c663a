import { pointsPerEuro } from '@portal/shared-contracts/programme/programme'
import { figures } from '@portal/shared-contracts/programme/figures'
import { formatDayAndMonth } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { formatEuro, formatNumber, formatPoints } from '@portal/shared-contracts/numbers/format'
import type { Amount } from '@portal/shared-contracts/brand/content'
import type { RarityStatus } from '../domain/rarity-status.ts'

/** `Noch 24 Flaschen`, `Ab 5. Dezember`, `Vergriffen`. */
function statusText(status: RarityStatus, now: Date): string {
  switch (status.kind) {
    case 'upcoming':
      return `Ab ${formatDayAndMonth(status.from, now)}`
    case 'left':
      return `Noch ${formatNumber(status.count)} ${status.unit[status.count === 1 ? 0 : 1]}`
    case 'until':
      return `Nur bis ${formatDayAndMonth(status.until, now)}`
    case 'available':
      return 'Vorrätig'
    case 'soldOut':
      return 'Vergriffen'
  }
}

/** Whether a product is asked for before it can be bought, for the first time or again. */
const isAhead = ({ kind }: RarityStatus): boolean => kind === 'upcoming' || kind === 'soldOut'

/** The price of a litre or kilogram, which the German rules on prices ask for; empty for a piece that holds just that. */
function basePrice(euros: number, [count, unit]: Amount): string {
  const isSmall = unit === 'g' || unit === 'ml'
  const whole = isSmall ? count / 1000 : count
  return whole === 1 ? '' : `${formatEuro(euros / whole)} je ${unit === 'g' || unit === 'kg' ? 'kg' : 'l'}`
}

const mail = (subject: string, text: string): string =>
  `mailto:${brand.contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`

export const t = {
  statusText,
  price: (euros: number, [count, unit]: Amount): string =>
    `${formatEuro(euros)} für ${formatNumber(count)}\u00a0${unit}`,
  basePrice,
  points: (euros: number): string => `bringt ${formatPoints(euros * pointsPerEuro)}`,
  reserve: (status: RarityStatus): string => `Per E-Mail ${isAhead(status) ? 'vormerken' : 'zurücklegen'} lassen`,
  reserveMail: (title: string, status: RarityStatus): string =>
    mail(
      `Bitte ${isAhead(status) ? 'vormerken' : 'zurücklegen'}: ${title}`,
      `Guten Tag,\r\n\r\nbitte ${isAhead(status) ? 'merken Sie für mich vor' : 'legen Sie mir zurück'}: ${title}\r\nAnzahl: \r\nName: \r\nKartennummer: \r\n`,
    ),
  howTitle: 'So kommen Sie daran',
  /** Before the telephone number and its hours. */
  how: `Raritäten verkaufen wir nur im Laden, und wie bei jedem Einkauf sammeln Sie für jeden Euro ${figures.earnedPerEuro}. Zum Zurücklegen genügt eine E-Mail oder ein Anruf unter`,
  howLong: 'Wir bestätigen und halten Ihr Stück drei Tage lang bereit.',
}
