import { brand } from '@portal/shared-contracts/brand/brand'
import { after, capitalised, the, your } from '@portal/shared-contracts/brand/noun'
import { figures } from '@portal/shared-contracts/programme/figures'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import type { LandingTexts } from '../../texts.ts'

const { bonus, bonusInEuro, perEuro, pointsToPay } = figures

export const landing: LandingTexts = {
  title: `Punkte sammeln ${after('bei', brand.shop)}`,
  lead: 'Jeder Einkauf bringt Punkte, und Punkte bringen Prämien, Gutscheine und Vorteile.',

  programmeLead: `Ein Punktekonto für alles, was ${the(brand.shop, 'accusative')} ausmacht.`,
  steps: [
    {
      title: 'Mitglied werden',
      text: `Das ist kostenlos und dauert zwei Minuten. Zum Start gibt es ${bonus}\u00a0Punkte; das sind ${bonusInEuro}\u00a0Euro.`,
    },
    {
      title: 'Sammeln',
      text: `Zeigen Sie beim Bezahlen ${your(brand.card, 'accusative')}. Für jeden Euro erhalten Sie ${figures.earnedPerEuro}.`,
    },
    {
      title: 'Einlösen',
      text: `Tauschen Sie Punkte gegen Prämien, oder bezahlen Sie ab ${pointsToPay}\u00a0Punkten an der Kasse.`,
    },
  ],

  benefits: [
    {
      title: 'Jeder Einkauf zählt',
      text: `${capitalised(inStore)} wie im Online-Shop: Was Sie kaufen, füllt Ihr Punktekonto.`,
      points: [`${perEuro} je Euro`, 'Mehrere Karten, ein gemeinsames Konto', 'Jede Buchung im Portal nachlesen'],
      picture: new URL('../pictures/benefit-collect.svg', import.meta.url).href,
      pictureAlt: '',
    },
    {
      title: 'Aktionen nach Wahl',
      text: 'Mehr Punkte, Nachlässe und kleine Geschenke: Sie wählen Ihre Coupons selbst aus und aktivieren sie mit einem Klick.',
      points: ['Punkte vervielfachen', 'Rabatte und kleine Geschenke', 'Jederzeit aktivieren und deaktivieren'],
      picture: new URL('../pictures/benefit-coupons.svg', import.meta.url).href,
      pictureAlt: '',
    },
    {
      title: 'Prämien für Mitglieder',
      text: 'Ausgesuchte Produkte, Gutscheine und Veranstaltungen, die es so nur für Punkte gibt.',
      points: ['Mit wenigen Klicks bestellt', 'Kostenlose Lieferung innerhalb Deutschlands', 'Immer wieder neu'],
      picture: new URL('../pictures/benefit-rewards.svg', import.meta.url).href,
      pictureAlt: '',
    },
  ],

  highlightsLead: 'Nur mit Punkten, nur solange der Vorrat reicht.',
  calendarLead: 'Zu unseren Terminen sind Sie auch ohne Karte herzlich willkommen.',

  expect: [
    `${bonus}\u00a0Willkommenspunkte`,
    `${perEuro} je Euro`,
    'Aktionen und Prämien nur für Mitglieder',
    'Kostenlos und jederzeit kündbar',
  ],
}
