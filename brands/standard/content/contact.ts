import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { emailLink, facts, link, list, phoneLink, section, text, type InfoContent } from '../../texts.ts'

const { operator, contact: reach } = brand

export const content: InfoContent = {
  lead: 'Ob Punkte, Karten oder Prämien: Wir sind gern für Sie da.',
  sections: [
    section('service', 'Kundenservice', [
      facts({
        'E-Mail': [emailLink],
        Telefon: [phoneLink, `\n${reach.hours}`],
        Post: [operator.company.name, `Kundenservice ${brand.card.name}`, operator.street, operator.city].join('\n'),
      }),
    ]),
    section('schneller-ans-ziel', 'So geht es schneller', [
      'Damit wir Ihnen gleich weiterhelfen können, schreiben Sie bitte dazu:',
      list(
        'Ihren Namen und die E-Mail-Adresse Ihres Kontos',
        'bei Fragen zu Punkten: Datum und Betrag des Einkaufs',
        'bei Fragen zu Prämien: die Bestellnummer aus der Bestätigungs-E-Mail',
      ),
      'Nach Ihrem Passwort fragen wir nie, weder am Telefon noch per E-Mail.',
    ]),
  ],
  aside: [
    section('karte-verloren', 'Karte verloren?', [
      text`Am schnellsten sperren Sie Ihre Karte selbst unter ${link('Meine Karten', paths.cards)}.`,
    ]),
    section('praemie-zurueckgeben', 'Prämie zurückgeben?', [
      text`Wie Sie eine Bestellung widerrufen, steht in der ${link('Widerrufsbelehrung', paths.withdrawal)}.`,
    ]),
    section('andere-fragen', 'Andere Fragen?', [
      text`Viele Antworten stehen schon unter ${link('Häufige Fragen', paths.faq)}.`,
    ]),
  ],
}
