/** Texts of the page with the packages of others; not with those of the layout, which are in the first script. */
export const t = {
  title: 'Verwendete Software',
  lead: 'Dieses Portal enthält Software und Schriften von anderen. Hier stehen ihre Lizenzen im Wortlaut.',
}
