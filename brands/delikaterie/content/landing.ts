import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { figures } from '@portal/shared-contracts/programme/figures'
import type { LandingTexts } from '../../texts.ts'

const { bonus, bonusInEuro, perEuro, pointsToPay } = figures

export const landing: LandingTexts = {
  title: 'Genuss, der sich auszahlt.',
  lead: 'Sammeln Sie bei jedem Einkauf Punkte und lösen Sie sie für Köstlichkeiten, Gutscheine und Genussabende ein.',

  programmeLead: `Ein Punktekonto für alles, was ${the(brand.shop, 'accusative')} ausmacht: den\u00a0Laden, die Restaurants, das Catering und den Online-Shop.`,
  steps: [
    {
      title: 'Mitglied werden',
      text: `Das ist kostenlos und in zwei Minuten erledigt. Zur Begrüßung schreiben wir Ihnen ${bonus}\u00a0Punkte gut; das sind ${bonusInEuro}\u00a0Euro.`,
    },
    {
      title: 'Sammeln',
      text: 'Zeigen Sie Ihre Karte beim Bezahlen vor. Für jeden Euro erhalten Sie einen Punkt, auch mit mehreren Karten auf einem Konto.',
    },
    {
      title: 'Genießen',
      text: `Lösen Sie Punkte für Prämien ein, die wir Ihnen nach Hause schicken, oder bezahlen Sie ab ${pointsToPay}\u00a0Punkten direkt an der Kasse.`,
    },
  ],

  benefits: [
    {
      title: 'Jeder Einkauf zählt',
      text: 'Das Brot am Morgen, das Mittagessen im Restaurant, das Buffet für die Feier: Was Sie sich gönnen, füllt Ihr Punktekonto.',
      points: [`${perEuro} je Euro`, 'Mehrere Karten, ein gemeinsames Konto', 'Jede Buchung im Portal nachlesen'],
      picture: new URL('../pictures/shopping-bag.svg', import.meta.url).href,
      pictureAlt: 'Eine Papiertüte mit Baguette und Gemüse, daran lehnt eine Karte mit Barcode',
    },
    {
      title: 'Aktionen, die Ihnen schmecken',
      text: 'Mehrfache Punkte auf Käse, ein Nachlass im Online-Shop, ein Kaffee aufs Haus: Sie wählen Ihre Coupons selbst aus und aktivieren sie mit einem Klick.',
      points: ['Punkte vervielfachen', 'Rabatte und kleine Geschenke', 'Jederzeit aktivieren und deaktivieren'],
      picture: new URL('../pictures/tickets.svg', import.meta.url).href,
      pictureAlt: 'Drei Coupons mit einem Stern, einem Prozentzeichen und einem Schalter',
    },
    {
      title: 'Prämien mit Geschmack',
      text: 'Trüffelöl, Hauskaffee oder ein Abend in der Academy: Unsere Fachleute suchen Prämien aus, die es so nur für Mitglieder gibt.',
      points: [
        'Mit wenigen Klicks bestellt',
        'Kostenlose Lieferung innerhalb Deutschlands',
        'Köstliches, Gutscheine und Genussabende',
      ],
      picture: new URL('../pictures/gift-box.svg', import.meta.url).href,
      pictureAlt: 'Eine Geschenkschachtel mit Kaffee, einer Flasche und einem Stück Käse',
    },
  ],

  highlightsLead: 'Ausgesucht von unseren Fachleuten an der Theke. Nur mit Punkten, nur solange der Vorrat reicht.',
  calendarLead: 'Probieren, kochen, feiern: Zu unseren Terminen sind Sie auch ohne Karte herzlich willkommen.',

  expect: [
    `${bonus}\u00a0Willkommenspunkte`,
    `${perEuro} je Euro`,
    'Aktionen und Prämien nur für Mitglieder',
    'Kostenlos und jederzeit kündbar',
  ],
}
