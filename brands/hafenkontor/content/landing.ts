import { brand } from '@portal/shared-contracts/brand/brand'
import { after, your } from '@portal/shared-contracts/brand/noun'
import { figures } from '@portal/shared-contracts/programme/figures'
import type { LandingTexts } from '../../texts.ts'

const { bonus, bonusInEuro, perEuro, pointsToPay } = figures

export const landing: LandingTexts = {
  title: 'Erst Kaffee, dann Punkte.',
  lead: 'Moin! Was Du bei uns kaufst, bringt Punkte. Und Punkte bringen Kaffee, Fisch, Gutscheine und lange Abende am Wasser.',

  programmeLead: `Ein Konto für alles, was es ${after('bei', brand.shop)} gibt: im\u00a0Laden, in den Restaurants, beim Catering und im Online-Shop.`,
  steps: [
    {
      title: 'An Bord kommen',
      text: `Kostet nichts und dauert zwei Minuten. Zum Einstand gibt es ${bonus}\u00a0Punkte; das sind ${bonusInEuro}\u00a0Euro.`,
    },
    {
      title: 'Punkte sammeln',
      text: `Zeig beim Bezahlen ${your(brand.card, 'accusative')}. Jeder Euro bringt ${perEuro}, auch wenn die ganze Familie auf ein Konto sammelt.`,
    },
    {
      title: 'Punkte einlösen',
      text: `Tausche Punkte gegen Prämien, die wir Dir schicken. Oder zahle an der Kasse mit Punkten, sobald Du ${pointsToPay} davon hast.`,
    },
  ],

  benefits: [
    {
      title: 'Kleinvieh zählt auch',
      text: 'Das Pfund Kaffee, das Fischbrötchen am Mittag, die Platte fürs Büro: Es läppert sich, und zwar auf Deinem Konto.',
      points: [`${perEuro} je Euro`, 'Mehrere Karten, ein Konto', 'Jede Buchung steht im Portal'],
      picture: new URL('../pictures/carrier-bag.svg', import.meta.url).href,
      pictureAlt: 'Eine Tragetasche, aus der ein Fisch und eine Packung Kaffee gucken',
    },
    {
      title: 'Coupons ohne Schere',
      text: 'Doppelte Punkte auf Tee, ein Matjes obendrauf, weniger Porto: Du suchst aus, was passt, und aktivierst es mit einem Klick.',
      points: ['Punkte verdoppeln oder mehr', 'Nachlässe und Zugaben', 'An und aus, wann Du willst'],
      picture: new URL('../pictures/ferry-tickets.svg', import.meta.url).href,
      pictureAlt: 'Drei Fahrkarten zum Abreißen, eine mit Anker, eine mit Wellen',
    },
    {
      title: 'Prämien, frisch vom Haken',
      text: 'Eine Dose Kapitänstee, ein Sack Hausröstung, ein Platz auf der Barkasse: Das gibt es für Punkte, und nur für Mitglieder.',
      points: [
        'Schnell bestellt',
        'Versand innerhalb Deutschlands geht auf uns',
        'Zum Trinken, zum Essen, zum Verschenken',
      ],
      picture: new URL('../pictures/crane-hook.svg', import.meta.url).href,
      pictureAlt: 'Ein Kranhaken hebt eine Kiste mit Schleife über das Wasser',
    },
  ],

  highlightsLead: 'Das hat gerade angelegt. Gibt es nur für Punkte, und nur, bis das Regal leer ist.',
  calendarLead: 'Probieren, klönen, aufs Wasser gucken. Du darfst kommen, auch ohne Karte.',

  expect: [
    `${bonus}\u00a0Punkte zum Einstand`,
    `${perEuro} je Euro`,
    'Coupons und Prämien nur für Mitglieder',
    'Kostet nichts, und kündigen geht jederzeit',
  ],
}
