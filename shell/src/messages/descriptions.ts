import { brand } from '@portal/shared-contracts/brand/brand'
import { capitalised, the } from '@portal/shared-contracts/brand/noun'
import * as paths from '@portal/shared-contracts/paths'
import { figures } from '@portal/shared-contracts/programme/figures'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import { pointsPlaces } from '@portal/shared-contracts/programme/places'

/** Meta descriptions of the public pages, by path. Only the prerenderer imports them, so browsers do not load them. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': `Mit ${the(brand.card, 'dative')} sammeln Sie bei jedem Einkauf Punkte: ${pointsPlaces}. Jetzt kostenlos registrieren und ${figures.bonus} Willkommenspunkte sichern.`,
  [paths.faq]: `Antworten rund um ${the(brand.card, 'accusative')}: Konto, Karten, Punkte, Aktionen und Prämien.`,
  [paths.contact]: `So erreichen Sie den Kundenservice ${the(brand.card, 'genitive')}: per E-Mail, telefonisch und ${inStore}.`,
  [paths.privacy]: `Welche Daten wir für ${the(brand.card, 'accusative')} verarbeiten, wozu, wie lange und welche Rechte Sie haben.`,
  [paths.terms]: `Die Bedingungen für das Portal ${the(brand.card, 'genitive')} und für Prämienbestellungen.`,
  [paths.imprint]: `Anbieterkennzeichnung ${the(brand.operator.company, 'genitive')}.`,
  [paths.withdrawal]:
    'Ihr Widerrufsrecht bei bestellten Prämien, die Folgen des Widerrufs und ein Muster-Widerrufsformular.',
  [paths.contest]: `Das aktuelle Gewinnspiel ${the(brand.shop, 'genitive')}: was es zu gewinnen gibt, bis wann Sie mitmachen können und wie es geht.`,
  [paths.contestConditions]: `Wer an Gewinnspielen ${the(brand.card, 'genitive')} teilnehmen kann und wie die Gewinne vergeben werden.`,
  [paths.conditions]: `Die Regeln für ${the(brand.programme, 'accusative')}: Teilnahme, Karten, Punkte und Ende der Mitgliedschaft.`,
  [paths.newsletter]: `Was im Newsletter ${the(brand.shop, 'genitive')} steht und wie Sie ihn bekommen.`,
  [paths.accessibility]: `Wie barrierefrei das Portal ${the(brand.card, 'genitive')} ist und wie Sie uns Barrieren melden.`,
  [paths.app]: `${capitalised(the(brand.card, 'nominative'))} auf dem Smartphone: was die App kann und wie Sie sie nutzen.`,
}
