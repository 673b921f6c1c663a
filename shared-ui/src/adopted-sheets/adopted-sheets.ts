/** Adds a sheet to the document. Every sheet of a remote is added this way when its module is loaded. */
export const adoptSheet = (sheet: CSSStyleSheet): void => void document.adoptedStyleSheets.push(sheet)
