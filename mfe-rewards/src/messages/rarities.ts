import { pointsPerEuro } from '@portal/shared-contracts/programme/programme'
import { figures } from '@portal/shared-contracts/programme/figures'
import { formatDayAndMonth } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatEuro, formatNumber, formatPoints } from '@portal/shared-contracts/numbers/format'
import type { Amount } from '@portal/shared-contracts/brand/content'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { basePrice } from '../domain/base-price.ts'
import { isAhead, type RarityStatus } from '../domain/rarity-status.ts'

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

/** `64,00 € je l`; empty for a piece that holds a whole litre or kilogram or has no amount. */
function basePriceText(euros: number, amount: Amount | null): string {
  const price = amount && basePrice(euros, amount)
  return price === null ? '' : `${formatEuro(price.euros)} je ${price.unit}`
}

const mail = (subject: string, text: string): string =>
  `mailto:${brand.contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`

/** How a member begins an e-mail to the retailer. */
const mailRequest = (status: RarityStatus): string =>
  isAhead(status)
    ? sieOrDu('Guten Tag,\r\n\r\nbitte merken Sie für mich vor', 'Hallo,\r\n\r\nbitte merkt für mich vor')
    : sieOrDu('Guten Tag,\r\n\r\nbitte legen Sie mir zurück', 'Hallo,\r\n\r\nbitte legt mir zurück')

/** `fünf Tage lang ` */
const reservationTime = facts.reservationTime === null ? '' : `${facts.reservationTime} `

export const t = {
  statusText,
  price: (euros: number, amount: Amount | null): string =>
    amount === null ? formatEuro(euros) : `${formatEuro(euros)} für ${formatNumber(amount[0])}\u00a0${amount[1]}`,
  basePrice: basePriceText,
  points: (euros: number): string => `bringt ${formatPoints(euros * pointsPerEuro)}`,
  reserve: (status: RarityStatus): string => `Per E-Mail ${isAhead(status) ? 'vormerken' : 'zurücklegen'} lassen`,
  reserveMail: (title: string, status: RarityStatus): string =>
    mail(
      `Bitte ${isAhead(status) ? 'vormerken' : 'zurücklegen'}: ${title}`,
      `${mailRequest(status)}: ${title}\r\nAnzahl: \r\nName: \r\nKartennummer: \r\n`,
    ),
  howTitle: sieOrDu('So bekommen Sie Ihre Rarität', 'So bekommst Du Deine Rarität'),
  /** Before the telephone number and its hours. */
  how: `${sieOrDu(`Raritäten verkaufen wir nur ${facts.inStore}, und wie bei jedem Einkauf sammeln Sie für jeden Euro ${figures.earnedPerEuro}.`, `Raritäten verkaufen wir nur ${facts.inStore}, und wie bei jedem Einkauf sammelst Du für jeden Euro ${figures.earnedPerEuro}.`)} Zum Zurücklegen genügt eine E-Mail oder ein Anruf unter`,
  howLong: sieOrDu(
    `Wir antworten Ihnen und halten Ihr Stück ${reservationTime}bereit.`,
    `Wir antworten Dir und halten Dein Stück ${reservationTime}bereit.`,
  ),
}
