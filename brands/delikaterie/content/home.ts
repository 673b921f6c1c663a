import { brand } from '@portal/shared-contracts/brand/brand'
import type { HomeTexts } from '../../texts.ts'

export const home: HomeTexts = {
  appLead: `Mit der ${brand.app.name} haben Sie Ihre Karte immer dabei, auch wenn das Portemonnaie zu Hause liegt.`,
  appPoints: [
    'Digitale Karte an der Kasse vorzeigen',
    'Punktestand auf einen Blick',
    'Coupons unterwegs aktivieren',
    'Prämien und Raritäten zuerst entdecken',
  ],
  appPicture: new URL('../pictures/phone.svg', import.meta.url).href,
  appPictureAlt: 'Ein Smartphone, darauf eine Karte mit Barcode',
  highlightsLead: 'Ausgesucht von unseren Fachleuten an der Theke, nur solange der Vorrat reicht.',
  newsletterTitle: 'Das Beste zuerst im Postfach',
  newsletterText:
    'Neue Prämien, Raritäten und Einladungen zu unseren Abenden: Mit dem Newsletter erfahren Sie davon, bevor alles vergriffen ist.',
}
