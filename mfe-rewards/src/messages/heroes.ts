/**
 * Titles of pages and the texts below them, for brands that say 'Sie' and for those that say 'Du': the shell shows both
 * while the code of a page loads.
 */
export const heroes = {
  rewards: {
    title: 'Prämien',
    lead: 'Produkte, Gutscheine und Veranstaltungen für Ihre Punkte. Der Versand innerhalb Deutschlands ist kostenlos.',
    leadWithDu:
      'Produkte, Gutscheine und Veranstaltungen für Deine Punkte. Der Versand innerhalb Deutschlands ist kostenlos.',
  },
  benefits: {
    title: 'Vorteile',
    lead: 'Was Ihre Karte kann, noch bevor Sie einen Punkt einlösen.',
    leadWithDu: 'Was Deine Karte kann, noch bevor Du einen Punkt einlöst.',
  },
  rarities: {
    title: 'Raritäten & Sondereditionen',
    lead: 'Was es nur selten gibt, zeigen wir zuerst unseren Mitgliedern. Auf Wunsch legen wir es für Sie zurück.',
    leadWithDu:
      'Was es nur selten gibt, zeigen wir zuerst unseren Mitgliedern. Auf Wunsch legen wir es für Dich zurück.',
  },
}
