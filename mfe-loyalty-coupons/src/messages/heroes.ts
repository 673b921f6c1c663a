/** Titles of pages and the texts below them: the shell shows both while the code of a page loads. */
export const heroes = {
  coupons: { title: 'Aktionen', lead: 'Aktivieren, einkaufen, profitieren.' },
}
