/** Titles of pages and the texts below them: the shell shows both while the code of a page loads. */
export const heroes = {
  overview: { title: 'Beispiel', lead: 'Schön, dass Sie da sind.' },
}
