import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { emailLink, facts, link, list, phoneLink, section, text, type InfoContent } from '../../texts.ts'

const { operator, contact: reach } = brand

export const content: InfoContent = {
  lead: sieOrDu(
    'Ob Punkte, Karten oder Prämien: Wir sind gern für Sie da.',
    'Ob Punkte, Karten oder Prämien: Wir sind gern für Dich da.',
  ),
  sections: [
    section('service', 'Kundenservice', [
      facts({
        'E-Mail': [emailLink],
        Telefon: [phoneLink, `\n${reach.hours}`],
        Post: [operator.company.name, `Kundenservice ${brand.card.name}`, operator.street, operator.city].join('\n'),
      }),
    ]),
    section('schneller-ans-ziel', 'So geht es schneller', [
      sieOrDu(
        'Damit wir Ihnen gleich weiterhelfen können, schreiben Sie bitte dazu:',
        'Damit wir Dir gleich weiterhelfen können, schreib bitte dazu:',
      ),
      list(
        sieOrDu('Ihren Namen und die E-Mail-Adresse Ihres Kontos', 'Deinen Namen und die E-Mail-Adresse Deines Kontos'),
        'bei Fragen zu Punkten: Datum und Betrag des Einkaufs',
        'bei Fragen zu Prämien: die Bestellnummer aus der Bestätigungs-E-Mail',
      ),
      sieOrDu(
        'Nach Ihrem Passwort fragen wir nie, weder am Telefon noch per E-Mail.',
        'Nach Deinem Passwort fragen wir nie, weder am Telefon noch per E-Mail.',
      ),
    ]),
  ],
  aside: [
    section('karte-verloren', 'Karte verloren?', [
      sieOrDu(
        text`Am schnellsten sperren Sie Ihre Karte selbst unter ${link('Meine Karten', paths.cards)}.`,
        text`Am schnellsten sperrst Du Deine Karte selbst unter ${link('Meine Karten', paths.cards)}.`,
      ),
    ]),
    section('praemie-zurueckgeben', 'Prämie zurückgeben?', [
      sieOrDu(
        text`Wie Sie eine Bestellung widerrufen, steht in der ${link('Widerrufsbelehrung', paths.withdrawal)}.`,
        text`Wie Du eine Bestellung widerrufst, steht in der ${link('Widerrufsbelehrung', paths.withdrawal)}.`,
      ),
    ]),
    section('andere-fragen', 'Andere Fragen?', [
      text`Viele Antworten stehen schon unter ${link('Häufige Fragen', paths.faq)}.`,
    ]),
  ],
}
