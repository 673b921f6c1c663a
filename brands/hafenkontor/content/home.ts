import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import type { HomeTexts } from '../../texts.ts'

export const home: HomeTexts = {
  appLead: `Handy hast Du eh dabei. Mit der ${brand.app.name} ist ${your(brand.card, 'nominative')} gleich mit drauf.`,
  appPoints: [
    'An der Kasse vorzeigen, auch ohne Netz',
    'Punktestand mit einem Blick',
    'Coupons aktivieren, noch in der Schlange',
    'Neue Prämien und Raritäten zuerst sehen',
  ],
  appPicture: new URL('../pictures/phone.svg', import.meta.url).href,
  appPictureAlt: 'Ein Smartphone, darauf eine Karte mit Anker und Barcode',
  highlightsLead: 'Was wir selbst gern mit nach Hause nehmen. Weg ist weg.',
  newsletterTitle: 'Post vom Kai',
  newsletterText:
    'Frische Röstungen, neue Prämien, ein Platz am langen Tisch: Wir schreiben Dir, wenn es etwas zu erzählen gibt. Sonst nicht.',
}
