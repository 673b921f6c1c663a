import { home } from '@portal/brands/chosen/content/home'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatNumber } from '@portal/shared-contracts/numbers/format'

export const t = {
  ...home,
  loading: sieOrDu('Ihre Startseite wird geladen …', 'Deine Startseite wird geladen …'),

  greeting: 'Herzlich willkommen',

  balance: sieOrDu('Ihr Punktestand', 'Dein Punktestand'),
  worth: (euro: string) => `Wert: ${euro}`,
  payMissing(points: number) {
    const missing = `Noch ${formatNumber(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`
    return sieOrDu(
      `${missing}, dann können Sie damit an der Kasse bezahlen.`,
      `${missing}, dann kannst Du damit an der Kasse bezahlen.`,
    )
  },
  payPossible: sieOrDu('Damit können Sie auch an der Kasse bezahlen.', 'Damit kannst Du auch an der Kasse bezahlen.'),

  tiles: sieOrDu('Ihre Bereiche', 'Deine Bereiche'),
  rarities: 'Raritäten',
  redemptions: 'Meine Einlösungen',

  appTitle: sieOrDu('Ihre Karte in der App', 'Deine Karte in der App'),
  appDownload: 'App herunterladen',

  highlightsTitle: sieOrDu('Ihre Prämien-Highlights', 'Deine Prämien-Highlights'),
  allRewards: 'Alle Prämien ansehen',

  newsletterButton: 'Newsletter abonnieren',
}
