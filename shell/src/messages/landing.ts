import { brand } from '@portal/shared-contracts/brand'
import { the } from '@portal/shared-contracts/domain/noun'
import { pointsPerEuro } from '@portal/shared-contracts/domain/programme'
import { pointsWord } from '@portal/shared-contracts/format'
import { figures } from '../domain/programme-figures.ts'

const { bonus, bonusInEuro, perEuro, pointsToPay, age } = figures

export const t = {
  documentTitle: `${brand.card.name} – Punkte sammeln, Genuss erleben`,

  title: 'Genuss, der sich auszahlt.',
  lead: 'Sammeln Sie bei jedem Einkauf Punkte und lösen Sie sie für Köstlichkeiten, Gutscheine und Abende ein.',
  register: 'Neues Konto erstellen',
  how: 'So funktioniert es',
  facts: [
    { figure: figures.pointsPerEuro, text: `${pointsWord(pointsPerEuro)} je Euro` },
    { figure: bonus, text: 'Punkte zum Start' },
    { figure: `${bonusInEuro} €`, text: `wert sind ${bonus}\u00a0Punkte` },
  ],

  programmeTitle: `So funktioniert ${the(brand.card, 'nominative')}`,
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
  programmeNote: `Teilnehmen können alle Privatpersonen ab ${age}\u00a0Jahren.`,

  benefits: [
    {
      title: 'Jeder Einkauf zählt',
      text: 'Das Brot am Morgen, das Mittagessen im Restaurant, das Buffet für die Feier: Was Sie sich gönnen, füllt Ihr Punktekonto.',
      points: [`${perEuro} je Euro`, 'Mehrere Karten, ein gemeinsames Konto', 'Jede Buchung im Portal nachlesen'],
    },
    {
      title: 'Aktionen, die Ihnen schmecken',
      text: 'Mehrfache Punkte auf Käse, ein Nachlass im Online-Shop, ein Kaffee aufs Haus: Sie wählen Ihre Coupons selbst aus und aktivieren sie mit einem Klick.',
      points: ['Punkte vervielfachen', 'Rabatte und kleine Geschenke', 'Jederzeit aktivieren und deaktivieren'],
    },
    {
      title: 'Prämien mit Geschmack',
      text: 'Trüffelöl, Hauskaffee oder ein Abend in der Academy: Unsere Fachleute suchen Prämien aus, die es so nur für Mitglieder gibt.',
      points: [
        'Mit wenigen Klicks bestellt',
        'Kostenlose Lieferung innerhalb Deutschlands',
        'Köstliches, Gutscheine und Abende',
      ],
    },
  ],

  highlightsTitle: 'Prämien-Highlights',
  highlightsLead: 'Ausgesucht von unseren Fachleuten an der Theke. Nur mit Punkten, nur solange der Vorrat reicht.',

  calendarTitle: 'Termine',
  calendarLead: 'Probieren, kochen, feiern: Zu unseren Terminen sind Sie auch ohne Karte herzlich willkommen.',

  expectTitle: 'Das erwartet Sie',
  expect: [
    `${bonus}\u00a0Willkommenspunkte`,
    `${perEuro} je Euro`,
    'Aktionen und Prämien nur für Mitglieder',
    'Kostenlos und jederzeit kündbar',
  ],
  joinTitle: (firstName: string, lastName: string) =>
    ['Schön, dass Sie da sind', [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  joinText: `Sie sind mit Ihrem Online-Shop-Konto angemeldet. Mit wenigen Klicks gehört ${the(brand.card, 'nominative')} dazu.`,
  join: 'Programm beitreten',
  registrationTitle: 'Jetzt Mitglied werden',
  registrationLead: `Kostenlos, in zwei Minuten und mit ${bonus}\u00a0Willkommenspunkten im Wert von ${bonusInEuro}\u00a0Euro.`,
}
