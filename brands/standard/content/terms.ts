import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the, verb } from '@portal/shared-contracts/brand/noun'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { accessibleService } from './accessible-service.ts'
import {
  emailLink,
  inItsGender,
  link,
  list,
  phoneLink,
  operatorWithAddress,
  section,
  text,
  type InfoContent,
} from '../../texts.ts'

export const content: InfoContent = {
  lead: `Diese Bedingungen gelten für das Portal ${the(brand.card, 'genitive')} und für Prämien, die Sie darin bestellen.`,
  asOf: '1. November 2026',
  sections: [
    section('geltung', 'Geltung', [
      `${inItsGender('Anbieter')} des Portals und ${inItsGender('Vertragspartner')} ${verb(brand.operator.company, 'ist', 'sind')} ${operatorWithAddress}.`,
      text`Wie Sie Punkte sammeln und was Ihre Mitgliedschaft ausmacht, regeln die ${link('Teilnahmebedingungen', paths.conditions)}. Für Einkäufe im Online-Shop gelten dessen eigene Bedingungen.`,
    ]),
    section('konto', 'Ihr Konto', [
      'Ihr Konto ist persönlich. Bitte geben Sie Ihr Passwort nicht weiter und sagen Sie uns Bescheid, wenn Sie vermuten, dass jemand anderes es kennt. Wir fragen nie nach Ihrem Passwort.',
      'Wir halten das Portal möglichst ohne Unterbrechung bereit. Wartungsarbeiten kündigen wir nach Möglichkeit an.',
    ]),
    section('bestellung', 'Prämien bestellen', [
      'Die Darstellung der Prämien ist noch kein verbindliches Angebot. Im Bestellablauf wählen Sie eine Karte, prüfen die Adresse und sehen vor dem Absenden noch einmal alle Angaben; dort können Sie sie auch ändern.',
      'Mit dem Absenden geben Sie eine verbindliche Bestellung ab. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Vertragssprache ist Deutsch. Den Text der Bestellung erhalten Sie mit der E-Mail.',
      list(
        'Der Punktpreis einer Prämie steht bei der Prämie und wird mit der Bestellung von Ihrem Punktekonto abgebucht.',
        'Prämien gibt es nur, solange der Vorrat reicht, und in den angegebenen Höchstmengen.',
        'Ein Tausch in Geld oder in eine andere Prämie ist nicht möglich. Ihr Widerrufsrecht bleibt davon unberührt.',
      ),
    ]),
    section('lieferung', 'Lieferung', [
      `Wir liefern Prämien versandkostenfrei und nur innerhalb Deutschlands, an eine Hausadresse. Packstationen und Postfächer können wir nicht beliefern.${facts.deliversAlcohol ? ' Mit alkoholischen Getränken beliefern wir nur Erwachsene.' : ''}`,
    ]),
    section('widerruf', 'Widerruf', [
      text`Als Verbraucherin oder Verbraucher haben Sie ein gesetzliches Widerrufsrecht. Einzelheiten und ein Formular finden Sie in der ${link('Widerrufsbelehrung', paths.withdrawal)}; dort können Sie auch online widerrufen.`,
    ]),
    section('maengel', 'Mängel und Haftung', [
      text`Ist eine Prämie mangelhaft, gelten die gesetzlichen Rechte. Melden Sie sich bitte bei uns: ${emailLink} oder ${phoneLink}.`,
      'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, und begrenzt auf den vorhersehbaren, typischen Schaden.',
    ]),
    ...accessibleService,
    section('schluss', 'Schlussbestimmungen', [
      'Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Zwingende Schutzvorschriften des Landes, in dem Sie wohnen, bleiben unberührt. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
    ]),
  ],
}
