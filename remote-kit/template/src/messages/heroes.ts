/**
 * Titles of pages and the texts below them, for brands that say 'Sie' and for those that say 'Du': the shell shows both
 * while the code of a page loads.
 */
export const heroes = {
  overview: { title: 'Beispiel', lead: 'Schön, dass Sie da sind.', leadWithDu: 'Schön, dass Du da bist.' },
}
