import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { berlinDay, daysLeft, formatDate } from '@portal/shared-contracts/dates/berlin-time'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import { soldOutTexts } from '@portal/shared-contracts/coupon/availability-messages'
import { errorTexts } from '@portal/shared-contracts/errors/error-messages'
import type { NotRedeemableReason, Reward } from '../domain/reward.ts'

/** ISO texts, as the provider sends them. */
type Validity = { validFrom: string; validTo: string }

const shownDates = ({ validFrom, validTo }: Validity) =>
  [validFrom, validTo].map((iso) => (berlinDay(iso) === null ? null : formatDate(iso)))

/** When a reward can be redeemed, as it follows 'Einlösbar'; null without a valid date. */
export function periodText(validity: Validity): string | null {
  const [from, to] = shownDates(validity)
  if (from && to) return `vom ${from} bis\u00a0${to}`
  if (to) return `bis ${to}`
  return from ? `ab ${from}` : null
}

/** The same as a sentence. */
export function validityText(validity: Validity): string | null {
  const period = periodText(validity)
  return period && `Einlösbar ${period}`
}

/** What is said beside the dates on the last two days; null on others and once the reward is over. */
export function endingText({ validTo, starts, ends }: Pick<Reward, 'validTo' | 'starts' | 'ends'>, now: number) {
  if (now < starts || now > ends) return null
  return ['Nur noch heute', 'Nur noch bis morgen'][daysLeft(validTo, new Date(now)) ?? -1] ?? null
}

/** Why a reward cannot be redeemed now, as a sentence. */
export function notRedeemableText(reason: NotRedeemableReason): string {
  switch (reason.kind) {
    case 'soldOut':
      return errorTexts[reason.by === 'member' ? 'NO_MORE_REDEEM_BY_ACCOUNT' : 'NO_MORE_REDEEM_BY_PROGRAM']
    case 'unpriced':
      return sieOrDu(
        'Für diese Prämie steht gerade kein Preis fest, deshalb können Sie sie zurzeit nicht einlösen.',
        'Für diese Prämie steht gerade kein Preis fest, deshalb kannst Du sie zurzeit nicht einlösen.',
      )
    case 'notYetValid':
      return sieOrDu(
        `Diese Prämie können Sie ab dem ${formatDate(reason.from)} einlösen.`,
        `Diese Prämie kannst Du ab dem ${formatDate(reason.from)} einlösen.`,
      )
    case 'expired':
      return errorTexts.NO_LONGER_REDEEMABLE
    case 'pointsMissing':
      return sieOrDu(
        `Für diese Prämie brauchen Sie noch ${formatPoints(reason.points)}.`,
        `Für diese Prämie brauchst Du noch ${formatPoints(reason.points)}.`,
      )
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
  loading: 'Die Prämie wird geladen …',
  delivery: 'Lieferung',
  period: 'Zeitraum',
  balance: sieOrDu('Ihr Punktestand', 'Dein Punktestand'),
  afterwards: sieOrDu('Ihr Punktestand danach', 'Dein Punktestand danach'),
  redeem: 'Prämie einlösen',
  collectMore: 'Mit Aktionen schneller sammeln',
  allRewards: 'Alle Prämien ansehen',
}
