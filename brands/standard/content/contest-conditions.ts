import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the, verb } from '@portal/shared-contracts/brand/noun'
import { figures } from '@portal/shared-contracts/programme/figures'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import {
  emailLink,
  inItsGender,
  link,
  list,
  operatorWithAddress,
  section,
  text,
  type InfoContent,
} from '../../texts.ts'

const { company } = brand.operator

export const content: InfoContent = {
  lead: `Diese Bedingungen gelten für alle Gewinnspiele ${the(brand.card, 'genitive')}. Was es zu gewinnen gibt und wie lange Sie mitmachen können, steht beim jeweiligen Gewinnspiel.`,
  asOf: '1. November 2026',
  sections: [
    section('veranstalterin', inItsGender('Veranstalter'), [
      `${inItsGender('Veranstalter')} ${verb(company, 'ist', 'sind')} ${operatorWithAddress}.`,
    ]),
    section('teilnahme', 'Wer mitmachen kann', [
      `Teilnehmen können Mitglieder ${the(brand.card, 'genitive')}, die mindestens ${figures.age} Jahre alt sind und in Deutschland, Österreich oder der Schweiz wohnen.`,
      `Nicht teilnehmen können Beschäftigte ${the(company, 'genitive')}, ihre Angehörigen im selben Haushalt und Personen, die das Gewinnspiel mit vorbereiten.`,
      'Die Teilnahme ist kostenlos und hängt nicht von einem Einkauf oder vom Einlösen von Punkten ab. Jede Person kann je Gewinnspiel einmal teilnehmen.',
    ]),
    section('ablauf', 'Ablauf', [
      list(
        text`Die Teilnahme ist nur in dem Zeitraum möglich, der beim ${link('Gewinnspiel', paths.contest)} steht.`,
        'Unter allen, die rechtzeitig teilgenommen und eine gestellte Frage richtig beantwortet haben, entscheidet das Los.',
        'Wir benachrichtigen die Gewinnerinnen und Gewinner per E-Mail an die Adresse ihres Kontos.',
        'Wer sich nicht innerhalb von vierzehn Tagen nach der Benachrichtigung meldet, verliert den Anspruch; wir losen dann neu aus.',
      ),
    ]),
    section('gewinne', 'Gewinne', [
      `Gewinne werden nicht bar ausgezahlt und sind nicht auf andere übertragbar. Sachgewinne versenden wir innerhalb Deutschlands; sonst liegen sie für Sie ${inStore} bereit. Kosten für Anreise und Übernachtung tragen Sie selbst, wenn nichts anderes angegeben ist.`,
    ]),
    section('ausschluss', 'Ausschluss und vorzeitiges Ende', [
      'Wir können Personen ausschließen, die falsche Angaben machen, mit mehreren Konten oder automatisiert teilnehmen. Ist ein fairer Ablauf nicht mehr gesichert, etwa durch eine technische Störung, können wir ein Gewinnspiel beenden oder verlängern; wir sagen dann hier im Portal Bescheid.',
    ]),
    section('daten', 'Ihre Daten', [
      text`Wir verwenden Ihren Namen und Ihre Kontaktdaten nur, um das Gewinnspiel durchzuführen, und löschen die Teilnahmedaten danach, soweit keine gesetzliche Pflicht zum Aufbewahren besteht. Ihre Rechte finden Sie unter ${link('Datenschutz', `${paths.privacy}#rechte`)}. Fragen beantworten wir unter ${emailLink}.`,
    ]),
    section('recht', 'Schlussbestimmungen', [
      'Es gilt deutsches Recht. Zwingende Schutzvorschriften des Landes, in dem Sie wohnen, bleiben unberührt. Der Rechtsweg ist hinsichtlich der Auslosung ausgeschlossen.',
    ]),
  ],
}
