import type { RedeemAction } from '../domain/redeem-action.ts'

/** What redeeming gives, in German (spec §9); an action nobody knows shows '???' points. */
export function redeemActionText(action: RedeemAction): string {
  switch (action.kind) {
    case 'price':
      return `Für ${action.points} Punkte`
    case 'extraPoints':
      return `${action.points} Extrapunkte`
    case 'multiplier':
      return `${action.factor}-facher Punktewert`
    case 'discount':
      return `${action.value} % Rabatt`
    case 'gift':
      return 'geschenkt'
    case 'unknown':
      return '??? Punkte'
  }
}
