/** Titles of pages and the texts below them: the shell shows both while the code of a page loads. */
export const heroes = {
  cards: { title: 'Meine Karten', lead: 'Alle Ihre Karten sammeln Punkte auf einem gemeinsamen Konto.' },
}
