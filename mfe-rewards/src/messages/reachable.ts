import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatNumber, formatPoints } from '@portal/shared-contracts/numbers/format'

export const t = {
  loading: 'Die Prämien werden geladen …',
  failed: 'Die Prämien konnten gerade nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: sieOrDu(
    'Zurzeit gibt es keine Prämien, die Sie einlösen können.',
    'Zurzeit gibt es keine Prämien, die Du einlösen kannst.',
  ),
  /** The price, and how many points of a known balance are missing. */
  price: (price: number, balance: number | null): string => {
    const missing = balance === null ? 0 : price - balance
    return `Für ${formatPoints(price)}${missing > 0 ? `, ${formatNumber(missing)} ${missing === 1 ? 'fehlt' : 'fehlen'} noch` : ''}`
  },
}
