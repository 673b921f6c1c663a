import { home } from '@portal/brands/chosen/content/home'
import { formatNumber } from '@portal/shared-contracts/numbers/format'

export const t = {
  ...home,
  loading: 'Ihre Startseite wird geladen …',

  greeting: 'Herzlich willkommen',

  balance: 'Ihr Punktestand',
  worth: (euro: string) => `Wert: ${euro}`,
  payMissing: (points: number) =>
    `Noch ${formatNumber(points)} ${points === 1 ? 'Punkt' : 'Punkte'}, dann können Sie damit an der Kasse bezahlen.`,
  payPossible: 'Damit können Sie auch an der Kasse bezahlen.',

  tiles: 'Ihre Bereiche',
  rarities: 'Raritäten',
  redemptions: 'Meine Einlösungen',

  appTitle: 'Ihre Karte in der App',
  appDownload: 'App herunterladen',

  highlightsTitle: 'Ihre Prämien-Highlights',
  allRewards: 'Alle Prämien ansehen',

  newsletterButton: 'Newsletter abonnieren',
}
