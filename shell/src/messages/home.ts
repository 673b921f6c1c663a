import { brand } from '@portal/shared-contracts/brand'
import { formatNumber } from '@portal/shared-contracts/format'

export const t = {
  loading: 'Ihre Startseite wird geladen.',

  greeting: 'Herzlich willkommen',

  balance: 'Ihr Punktestand',
  worth: (euro: string) => `Wert: ${euro}`,
  payMissing: (points: number) =>
    `Noch ${formatNumber(points)} ${points === 1 ? 'Punkt' : 'Punkte'}, dann können Sie an der Kasse mit Punkten bezahlen.`,
  payPossible: 'Damit können Sie auch an der Kasse bezahlen.',

  tiles: 'Ihre Bereiche',
  rarities: 'Raritäten',

  appTitle: 'Ihre Karte in der App',
  appLead: `Mit der ${brand.app.name} haben Sie Ihre Karte immer dabei, auch wenn das Portemonnaie zu Hause liegt.`,
  appPoints: [
    'Digitale Karte an der Kasse vorzeigen',
    'Punktestand auf einen Blick',
    'Coupons unterwegs aktivieren',
    'Prämien und Raritäten zuerst entdecken',
  ],
  appDownload: 'App herunterladen',

  highlightsTitle: 'Ihre Prämien-Highlights',
  highlightsLead: 'Ausgesucht von unseren Fachleuten an der Theke, nur solange der Vorrat reicht.',
  allRewards: 'Alle Prämien ansehen',

  newsletterTitle: 'Das Beste zuerst im Postfach',
  newsletterText:
    'Neue Prämien, Raritäten und Einladungen zu unseren Abenden: Mit dem Newsletter erfahren Sie davon, bevor alles vergriffen ist.',
  newsletterButton: 'Newsletter abonnieren',
}
