import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { emailLink, facts, link, list, phoneLink, section, text, type InfoContent } from '../../texts.ts'

const { operator, contact: reach } = brand

export const content: InfoContent = {
  lead: 'Moin! Schnack mit uns: am Telefon, per E-Mail oder am Tresen.',
  sections: [
    section('service', 'Kundenservice', [
      facts({
        'E-Mail': [emailLink],
        Telefon: [phoneLink, `\n${reach.hours}`],
        Post: [operator.company.name, `Kundenservice ${brand.card.name}`, operator.street, operator.city].join('\n'),
      }),
    ]),
    section('schneller-ans-ziel', 'Mit Rückenwind', [
      'Drei Angaben, und wir müssen nicht zurückfragen:',
      list(
        'Dein Name und die E-Mail-Adresse Deines Kontos',
        'bei Punkten: Tag und Betrag des Einkaufs',
        'bei Prämien: die Bestellnummer aus der Bestätigungs-E-Mail',
      ),
      'Dein Passwort behältst Du für Dich. Wir fragen nie danach, weder am Telefon noch per E-Mail.',
    ]),
  ],
  aside: [
    section('karte-verloren', 'Karte über Bord?', [
      text`Sperr sie gleich selbst unter ${link('Meine Karten', paths.cards)}. Das geht am schnellsten.`,
    ]),
    section('praemie-zurueckgeben', 'Prämie soll zurück?', [
      text`Wie das geht, steht in der ${link('Widerrufsbelehrung', paths.withdrawal)}.`,
    ]),
    section('andere-fragen', 'Noch eine Frage?', [
      text`Vielleicht ist sie schon beantwortet: unter ${link('Häufige Fragen', paths.faq)}.`,
    ]),
  ],
}
