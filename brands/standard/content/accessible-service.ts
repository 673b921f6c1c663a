import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { emailLink, link, list, section, text, type ContentSection } from '../../texts.ts'

/** The information required by BFSG § 14 and Anlage 3: service, use, accessibility, supervising authority. */
export const accessibleService: readonly ContentSection[] = [
  section('barrierefreiheit', 'Barrierefreiheit: Informationen nach § 14 BFSG', [
    `Beschreibung der Dienstleistung: Das Portal ${the(brand.card, 'genitive')} ist eine Dienstleistung im elektronischen Geschäftsverkehr. Mitglieder sehen ihren Punktestand und ihre Buchungen, verwalten Karten und Kontodaten, aktivieren Coupons und bestellen Prämien gegen Punkte.`,
    'So läuft die Nutzung ab: Sie erstellen mit Ihrer E-Mail-Adresse ein Konto und bestätigen es über einen Link. Nach der Anmeldung erreichen Sie alle Bereiche über das Menü. Eine Prämie bestellen Sie in Schritten: Prämie wählen, Karte wählen, Adresse prüfen, Angaben kontrollieren, absenden. Danach erhalten Sie eine Bestätigung auf der Seite und per E-Mail.',
    'So erfüllen wir die Anforderungen: Wir richten das Portal an den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe\u00a0AA, und an der Norm EN\u00a0301\u00a0549 aus. Insbesondere gilt:',
    list(
      'Wahrnehmbar: Bilder mit Bedeutung haben Textalternativen, Texte haben ausreichend Kontrast und lassen sich auf 200 Prozent und mehr vergrößern, nichts wird allein durch Farbe mitgeteilt.',
      'Bedienbar: Alles ist mit der Tastatur erreichbar, der Fokus ist sichtbar, Bedienflächen sind ausreichend groß, und vor der automatischen Abmeldung können Sie die Zeit verlängern.',
      'Verständlich: Die Sprache ist klar, Felder sind beschriftet, Fehler werden in Worten erklärt, und vor einer Bestellung können Sie alles prüfen und ändern.',
      'Robust: Die Seiten bestehen aus gültigem HTML mit sinnvoller Struktur und funktionieren mit gängigen Vorleseprogrammen.',
    ),
    text`Den aktuellen Stand und bekannte Einschränkungen beschreibt unsere ${link('Erklärung zur Barrierefreiheit', paths.accessibility)}. Barrieren melden Sie bitte an ${emailLink}.`,
    `Zuständige Marktüberwachungsbehörde: ${facts.accessibilityAuthority.name}, ${facts.accessibilityAuthority.city}.`,
  ]),
]
