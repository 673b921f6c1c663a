const sheets: CSSStyleSheet[] = []
const roots = new Set<DocumentOrShadowRoot>()

/** Gives a sheet to every place this bundle's components are shown in. */
export function adoptSheet(sheet: CSSStyleSheet): void {
  sheets.push(sheet)
  // Nobody named a shadow root: the components stand in the page itself.
  for (const root of roots.size > 0 ? roots : [document]) root.adoptedStyleSheets.push(sheet)
}

/** Shows this bundle's sheets in a shadow root from now on. */
export function adoptInto(root: DocumentOrShadowRoot): void {
  roots.add(root)
  root.adoptedStyleSheets.push(...sheets)
}
