/** Titles of pages and the texts below them: the shell shows both while the code of a page loads. */
export const heroes = {
  rewards: {
    title: 'Prämien',
    lead: 'Produkte, Gutscheine und Veranstaltungen für Ihre Punkte. Der Versand innerhalb Deutschlands ist kostenlos.',
  },
  benefits: { title: 'Vorteile', lead: 'Was Ihre Karte kann, noch bevor Sie einen Punkt einlösen.' },
  rarities: {
    title: 'Raritäten & Sondereditionen',
    lead: 'Was es nur selten gibt, zeigen wir zuerst unseren Mitgliedern. Auf Wunsch legen wir es für Sie zurück.',
  },
}
