import { berlinDay, daysLeft, formatDate } from '@delikaterie/shared-contracts/berlin-time'
import { formatPoints } from '@delikaterie/shared-contracts/format'
import { soldOutTexts } from '@delikaterie/shared-contracts/messages/availability'
import { errorTexts } from '@delikaterie/shared-contracts/messages/errors'
import type { NotRedeemableReason } from '../domain/not-redeemable.ts'

/** ISO texts, as the provider sends them. */
type Validity = { validFrom: string; validTo: string }

const shownDates = ({ validFrom, validTo }: Validity) =>
  [validFrom, validTo].map((iso) => (berlinDay(iso) === null ? null : formatDate(iso)))

/** When a reward can be redeemed; null without a valid date. */
export function validityText(validity: Validity): string | null {
  const [from, to] = shownDates(validity)
  if (from && to) return `Einlösbar vom ${from} bis\u00a0${to}`
  if (to) return `Einlösbar bis ${to}`
  return from ? `Einlösbar ab ${from}` : null
}

/**
 * When a reward can be redeemed, in a few words that can follow 'Einlösbar'. `ending` is its last day or the day before,
 * and then the text stands alone.
 */
export type CardValidity = { text: string; ending: boolean }

/**
 * The same for a card, which has room for hardly more than a date. What can be redeemed already says until when. `starts`
 * is the moment from which it can, in milliseconds since 1970.
 */
export function cardValidity(validity: Validity & { starts: number }, now: number): CardValidity | null {
  const [from, to] = shownDates(validity)
  if (now < validity.starts) return { text: to ? `vom ${from} bis ${to}` : `ab ${from}`, ending: false }
  if (!to) return null
  const near = ['Nur noch heute', 'Nur noch bis morgen'][daysLeft(validity.validTo, new Date(now)) ?? -1]
  return { text: near ?? `bis ${to}`, ending: near !== undefined }
}

/** Why a reward cannot be redeemed now, as a sentence. */
export function notRedeemableText(reason: NotRedeemableReason): string {
  switch (reason.kind) {
    case 'soldOut':
      return errorTexts[reason.by === 'member' ? 'NO_MORE_REDEEM_BY_ACCOUNT' : 'NO_MORE_REDEEM_BY_PROGRAM']
    case 'unpriced':
      return 'Für diese Prämie steht gerade kein Preis fest, deshalb können Sie sie zurzeit nicht einlösen.'
    case 'notYetValid':
      return `Diese Prämie können Sie ab dem ${formatDate(reason.from)} einlösen.`
    case 'expired':
      return errorTexts.NO_LONGER_REDEEMABLE
    case 'pointsMissing':
      return `Für diese Prämie brauchen Sie noch ${formatPoints(reason.points)}.`
  }
}

/** The same in a few words, for a card. */
export function notRedeemableTag(reason: NotRedeemableReason): string {
  switch (reason.kind) {
    case 'soldOut':
      return soldOutTexts[reason.by]
    case 'unpriced':
      return 'Zurzeit nicht einlösbar'
    case 'notYetValid':
      return `Ab ${formatDate(reason.from)}`
    case 'expired':
      return 'Abgelaufen'
    case 'pointsMissing':
      return `${formatPoints(reason.points)} ${reason.points === 1 ? 'fehlt' : 'fehlen'}`
  }
}

/** The texts of a reward's page. */
export const t = {
  /** In place of a lead that is still loading, so that the hero does not grow. */
  loadingLead: '\u00a0',
  loading: 'Die Prämie wird geladen.',
  delivery: 'Lieferung',
  period: 'Zeitraum',
  balance: 'Ihr Punktestand',
  afterwards: 'Ihr Punktestand danach',
  redeem: 'Prämie einlösen',
  collectMore: 'Mit Aktionen schneller sammeln',
  allRewards: 'Alle Prämien ansehen',
}
