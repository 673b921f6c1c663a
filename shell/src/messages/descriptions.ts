import { brand } from '@delikaterie/shared-contracts/brand'
import * as paths from '@delikaterie/shared-contracts/paths'
import { figures } from '../domain/programme-figures.ts'

/** Meta descriptions of the public pages, by path. Only the prerenderer imports them, so browsers do not load them. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': `Mit der ${brand.cardName} sammeln Sie bei jedem Einkauf Punkte: im Laden, in unseren Restaurants, beim Catering und im Online-Shop. Jetzt kostenlos registrieren und ${figures.bonus} Willkommenspunkte sichern.`,
  [paths.faq]: `Antworten rund um die ${brand.cardName}: Konto, Karten, Punkte, Aktionen und Prämien.`,
  [paths.contact]: `So erreichen Sie den Kundenservice der ${brand.cardName}: per E-Mail, telefonisch und im Laden.`,
  [paths.privacy]: `Welche Daten wir für die ${brand.cardName} verarbeiten, wozu, wie lange und welche Rechte Sie haben.`,
  [paths.terms]: `Die Bedingungen für das Portal der ${brand.cardName} und für Prämienbestellungen.`,
  [paths.imprint]: `Anbieterkennzeichnung der ${brand.operator.company}.`,
  [paths.withdrawal]:
    'Ihr Widerrufsrecht bei bestellten Prämien, die Folgen des Widerrufs und ein Muster-Widerrufsformular.',
  [paths.contest]: `Das aktuelle Gewinnspiel der ${brand.name}: was es zu gewinnen gibt, bis wann Sie mitmachen können und wie es geht.`,
  [paths.contestConditions]: `Wer an Gewinnspielen der ${brand.cardName} teilnehmen kann und wie die Gewinne vergeben werden.`,
  [paths.conditions]: `Die Regeln für das ${brand.programmeName}: Teilnahme, Karten, Punkte und Ende der Mitgliedschaft.`,
  [paths.newsletter]: `Was im Newsletter der ${brand.name} steht und wie Sie ihn bekommen.`,
  [paths.accessibility]: `Wie barrierefrei das Portal der ${brand.cardName} ist und wie Sie uns Barrieren melden.`,
  [paths.app]: `Die ${brand.cardName} auf dem Smartphone: was die App kann und wie Sie sie nutzen.`,
}
