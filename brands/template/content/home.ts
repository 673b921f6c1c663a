import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import type { HomeTexts } from '../../texts.ts'

export const home: HomeTexts = {
  appLead: `Mit der ${brand.app.name} haben Sie ${your(brand.card, 'accusative')} immer dabei.`,
  appPoints: [
    'Digitale Karte an der Kasse vorzeigen',
    'Punktestand auf einen Blick',
    'Coupons unterwegs aktivieren',
    'Prämien und Raritäten zuerst entdecken',
  ],
  appPicture: new URL('../pictures/phone.svg', import.meta.url).href,
  appPictureAlt: '',
  highlightsLead: 'Für Sie ausgesucht, nur solange der Vorrat reicht.',
  newsletterTitle: 'Neues zuerst im Postfach',
  newsletterText: 'Neue Prämien, Raritäten und Einladungen: Mit dem Newsletter erfahren Sie davon zuerst.',
}
