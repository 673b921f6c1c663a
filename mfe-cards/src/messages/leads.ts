/** Texts below the titles of pages: the shell shows them while the code of a page loads. */
export const leads = {
  cards: 'Alle Ihre Karten sammeln auf ein gemeinsames Punktekonto.',
}
