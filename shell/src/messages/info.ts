/** Texts around the content of the info pages. */
export const t = {
  contents: 'Auf dieser Seite',
  asOf: (date: string) => `Stand: ${date}`,
}
