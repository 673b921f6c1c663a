/** Texts below the titles of pages: the shell shows them while the code of a page loads. */
export const leads = {
  rewards: 'Köstliches, Gutscheine und Abende.',
  benefits: 'Was Ihre Karte kann, noch bevor Sie einen Punkt einlösen.',
  rarities:
    'Kleine Mengen, kurze Zeiten, große Freude: was wir nur einmal bekommen und zuerst unseren Mitgliedern zeigen.',
}
