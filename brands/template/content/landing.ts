import { brand } from '@portal/shared-contracts/brand/brand'
import { after, capitalised, the } from '@portal/shared-contracts/brand/noun'
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
      text: `Beim Bezahlen ${the(brand.card, 'accusative')} zeigen. Für jeden Euro gibt es ${figures.earnedPerEuro}.`,
    },
    {
      title: 'Einlösen',
      text: `Punkte gegen Prämien tauschen oder ab ${pointsToPay}\u00a0Punkten an der Kasse damit bezahlen.`,
    },
  ],

  benefits: [
    {
      title: 'Jeder Einkauf zählt',
      text: `${capitalised(inStore)} wie im Online-Shop: Mit jedem Euro wächst das Punktekonto.`,
      points: [`${perEuro} je Euro`, 'Mehrere Karten, ein gemeinsames Konto', 'Jede Buchung im Portal nachlesen'],
      picture: new URL('../pictures/benefit-collect.svg', import.meta.url).href,
      pictureAlt: '',
    },
    {
      title: 'Aktionen nach Wahl',
      text: 'Mehr Punkte, Nachlässe und kleine Geschenke: Coupons selbst auswählen und mit einem Klick aktivieren.',
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

  expect: [
    `${bonus}\u00a0Willkommenspunkte`,
    `${perEuro} je Euro`,
    'Aktionen und Prämien nur für Mitglieder',
    'Kostenlos und jederzeit kündbar',
  ],
}
