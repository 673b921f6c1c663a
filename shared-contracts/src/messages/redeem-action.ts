import type { RedeemAction } from '../domain/redeem-action.ts'

const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** A number of the provider in German style; what is no number stays, and nothing is '-' (spec §9). */
function figure(value: string): string {
  if (value.trim() === '') return '-'
  const number = Number(value)
  return Number.isFinite(number) ? german.format(number) : value
}

/** What redeeming gives, in German (spec §9); an action nobody knows shows '???' points. */
export function redeemActionText(action: RedeemAction): string {
  switch (action.kind) {
    case 'price':
      return `Für ${countOf(action.points, 'Punkt', 'Punkte')}`
    case 'extraPoints':
      return countOf(action.points, 'Extrapunkt', 'Extrapunkte')
    case 'multiplier':
      return `${figure(action.factor)}-facher Punktewert`
    case 'discount':
      return `${figure(action.value)} % Rabatt`
    case 'gift':
      return 'geschenkt'
    case 'unknown':
      return '??? Punkte'
  }
}

/** 'Spenden Sie N Punkte' (design §10, Donate points). */
export const donateText = (points: string): string => `Spenden Sie ${countOf(points, 'Punkt', 'Punkte')}`

const countOf = (value: string, one: string, many: string): string =>
  `${figure(value)} ${Number(value) === 1 ? one : many}`
