import { brand } from '@portal/shared-contracts/brand/brand'
import { capitalised, the } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import * as paths from '@portal/shared-contracts/paths'
import { figures } from '@portal/shared-contracts/programme/figures'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import { pointsPlaces } from '@portal/shared-contracts/programme/places'

const theCard = capitalised(the(brand.card, 'nominative'))
const ofCard = the(brand.card, 'genitive')
const ofShop = the(brand.shop, 'genitive')

/** Meta descriptions of the public pages, by path. Only the prerenderer imports them, so browsers do not load them. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': `${sieOrDu(
    `Mit ${the(brand.card, 'dative')} sammeln Sie bei jedem Einkauf Punkte: ${pointsPlaces}.`,
    `Mit ${the(brand.card, 'dative')} sammelst Du bei jedem Einkauf Punkte: ${pointsPlaces}.`,
  )} Jetzt kostenlos registrieren und ${figures.bonus} Willkommenspunkte sichern.`,
  [paths.faq]: `Antworten rund um ${the(brand.card, 'accusative')}: Konto, Karten, Punkte, Aktionen und Prämien.`,
  [paths.contact]: sieOrDu(
    `So erreichen Sie den Kundenservice ${ofCard}: per E-Mail, telefonisch und ${inStore}.`,
    `So erreichst Du den Kundenservice ${ofCard}: per E-Mail, telefonisch und ${inStore}.`,
  ),
  [paths.privacy]: sieOrDu(
    `Welche Daten wir für ${the(brand.card, 'accusative')} verarbeiten, wozu, wie lange und welche Rechte Sie haben.`,
    `Welche Daten wir für ${the(brand.card, 'accusative')} verarbeiten, wozu, wie lange und welche Rechte Du hast.`,
  ),
  [paths.terms]: `Die Bedingungen für das Portal ${ofCard} und für Prämienbestellungen.`,
  [paths.imprint]: `Anbieterkennzeichnung ${the(brand.operator.company, 'genitive')}.`,
  [paths.withdrawal]: sieOrDu(
    'Ihr Widerrufsrecht bei bestellten Prämien, die Folgen des Widerrufs und ein Muster-Widerrufsformular.',
    'Dein Widerrufsrecht bei bestellten Prämien, die Folgen des Widerrufs und ein Muster-Widerrufsformular.',
  ),
  [paths.contest]: sieOrDu(
    `Das aktuelle Gewinnspiel ${ofShop}: was es zu gewinnen gibt, bis wann Sie mitmachen können und wie es geht.`,
    `Das aktuelle Gewinnspiel ${ofShop}: was es zu gewinnen gibt, bis wann Du mitmachen kannst und wie es geht.`,
  ),
  [paths.contestConditions]: `Wer an Gewinnspielen ${ofCard} teilnehmen kann und wie die Gewinne vergeben werden.`,
  [paths.conditions]: `Die Regeln für ${the(brand.programme, 'accusative')}: Teilnahme, Karten, Punkte und Ende der Mitgliedschaft.`,
  [paths.newsletter]: sieOrDu(
    `Was im Newsletter ${ofShop} steht und wie Sie ihn bekommen.`,
    `Was im Newsletter ${ofShop} steht und wie Du ihn bekommst.`,
  ),
  [paths.accessibility]: sieOrDu(
    `Wie barrierefrei das Portal ${ofCard} ist und wie Sie uns Barrieren melden.`,
    `Wie barrierefrei das Portal ${ofCard} ist und wie Du uns Barrieren meldest.`,
  ),
  [paths.app]: sieOrDu(
    `${theCard} auf dem Smartphone: was die App kann und wie Sie sie nutzen.`,
    `${theCard} auf dem Smartphone: was die App kann und wie Du sie nutzt.`,
  ),
}
