import { sieOrDu } from '../brand/sie-or-du.ts'
import type { CouponLabel, RedeemAction } from './coupon-label.ts'
import { formatNumber } from '../numbers/format.ts'

/** A number of the provider in German format; other text stays as it is, and empty text is '-'. */
export function formatFigure(value: string): string {
  if (value.trim() === '') return '-'
  const number = Number(value)
  return Number.isFinite(number) ? formatNumber(number) : value
}

export function redeemActionText(action: RedeemAction): string {
  switch (action.kind) {
    case 'price':
      return `Für ${countOf(action.points, 'Punkt', 'Punkte')}`
    case 'extraPoints':
      return countOf(action.points, 'Extrapunkt', 'Extrapunkte')
    case 'multiplier':
      return action.factor.trim() === '' ? 'Mehrfacher Punktewert' : `${formatFigure(action.factor)}-facher Punktewert`
    case 'discount':
      return discountText(action.value.trim())
    case 'gift':
      return 'geschenkt'
    case 'unknown':
      return '??? Punkte'
  }
}

/** A discount is in percent, except where the provider writes an amount in euros. */
function discountText(value: string): string {
  if (value === '' || value.endsWith('€')) return `${value} Rabatt`.trim()
  return `${formatFigure(value.replace(/\s*%$/, ''))} % Rabatt`
}

export function labelText(label: CouponLabel): string {
  if (label.kind !== 'donation') return redeemActionText(label)
  const points = countOf(label.points, 'Punkt', 'Punkte')
  return sieOrDu(`Spenden Sie ${points}`, `Spende ${points}`)
}

const countOf = (value: string, one: string, many: string): string =>
  `${formatFigure(value)} ${Number(value) === 1 ? one : many}`
