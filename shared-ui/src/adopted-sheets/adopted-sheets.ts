const sheets: CSSStyleSheet[] = []
const roots = new Set<DocumentOrShadowRoot>()

/** Adds a sheet to every root that shows this bundle's components. */
export function adoptSheet(sheet: CSSStyleSheet): void {
  sheets.push(sheet)
  // Without a shadow root the components are in the document itself.
  for (const root of roots.size > 0 ? roots : [document]) root.adoptedStyleSheets.push(sheet)
}

/** Adds this bundle's sheets, and those that load later, to a shadow root. */
export function adoptInto(root: DocumentOrShadowRoot): void {
  roots.add(root)
  root.adoptedStyleSheets.push(...sheets)
}
