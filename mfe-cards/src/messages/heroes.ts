/**
 * Titles of pages and the texts below them, for brands that say 'Sie' and for those that say 'Du': the shell shows both
 * while the code of a page loads.
 */
export const heroes = {
  cards: {
    title: 'Meine Karten',
    lead: 'Alle Ihre Karten sammeln Punkte auf einem gemeinsamen Konto.',
    leadWithDu: 'Alle Deine Karten sammeln Punkte auf einem gemeinsamen Konto.',
  },
}
