import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the, verb } from '@portal/shared-contracts/brand/noun'
import * as brandFacts from '@portal/shared-contracts/facts/brand-facts'
import {
  emailLink,
  facts,
  inItsGender,
  link,
  list,
  phoneLink,
  postalAddress,
  section,
  text,
  type InfoContent,
} from '../../texts.ts'

const { company } = brand.operator
const { accessibilityAuthority: authority } = brandFacts
/** The authority in the accusative. */
const pronoun = { feminine: 'sie', masculine: 'ihn', neuter: 'es', plural: 'sie' }[authority.number ?? authority.gender]

export const content: InfoContent = {
  lead: 'Dieses Portal soll für alle nutzbar sein, mit Tastatur, Vorleseprogramm, Vergrößerung und auf jedem Bildschirm.',
  asOf: '1. November 2026',
  sections: [
    section('geltung', 'Wofür diese Erklärung gilt', [
      `Sie gilt für das Portal ${the(brand.card, 'genitive')}. ${inItsGender('Anbieter')} ${verb(company, 'ist', 'sind')} ${the(company, 'nominative')}.`,
      text`Was das Barrierefreiheitsstärkungsgesetz an Informationen verlangt, steht zusätzlich in unseren ${link('Allgemeinen Geschäftsbedingungen', `${paths.terms}#barrierefreiheit`)}.`,
    ]),
    section('massstab', 'Unser Maßstab', [
      'Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe\u00a0AA, und nach der Norm EN\u00a0301\u00a0549.',
      list(
        'Jede Seite hat eine klare Gliederung, eine Überschrift und einen Sprunglink zum Inhalt.',
        'Alle Funktionen lassen sich mit der Tastatur bedienen; der Fokus ist immer zu sehen.',
        'Schrift und Flächen haben ausreichend Kontrast, auch in der dunklen Darstellung.',
        'Formulare nennen Fehler in Worten und beim Feld; Eingaben gehen dabei nicht verloren.',
        'Bewegungen sind sparsam und entfallen, wenn Ihr Gerät das so vorgibt.',
        'Vor der automatischen Abmeldung fragen wir nach; mit einem Klick bleiben Sie angemeldet.',
      ),
    ]),
    section('browser', 'Welche Browser Sie brauchen', [
      'Das Portal läuft in Chrome und Edge ab Version\u00a0123, in Firefox ab Version\u00a0124 und in Safari ab Version\u00a017.4, auch auf iPhone und iPad. Ein älterer Browser zeigt die Seiten zum Lesen; zum Anmelden aktualisieren Sie ihn bitte.',
    ]),
    section('pruefung', 'Wie wir prüfen', [
      'Diese Erklärung beruht auf einer Selbstbewertung. Bei jeder Änderung laufen automatische Prüfungen über die Seiten; dazu bedienen wir die wichtigsten Abläufe mit der Tastatur und in starker Vergrößerung.',
    ]),
    section('einschraenkungen', 'Bekannte Einschränkungen', [
      list(
        'Bilder und Beschreibungen von Coupons und Prämien kommen aus einem eigenen System. Einzelne Beschreibungen können knapp sein; der Titel nennt immer, worum es geht.',
        'Einen Barcode kann kein Vorleseprogramm vorlesen. Deshalb steht die Kartennummer als Text dabei; unser Team an der Kasse kann sie eintippen.',
      ),
    ]),
    section('melden', 'Barrieren melden', [
      'Sind Sie auf eine Barriere gestoßen, oder brauchen Sie Informationen in einer anderen Form? Schreiben Sie uns, was Sie tun wollten und womit Sie das Portal nutzen. Wir antworten innerhalb von zwei Wochen.',
      facts({
        'E-Mail': [emailLink],
        Telefon: [phoneLink, `\n${brand.contact.hours}`],
        Post: postalAddress.replaceAll(', ', '\n'),
      }),
    ]),
    section('aufsicht', 'Zuständige Stelle', [
      `Ob wir die Vorgaben einhalten, ${verb(authority, 'überwacht', 'überwachen')} ${the(authority, 'nominative')} in ${authority.city}. Sie können sich an ${pronoun} wenden, wenn wir Ihr Anliegen nicht lösen.`,
    ]),
  ],
}
