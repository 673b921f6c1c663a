/**
 * Adds a sheet to the document, or to the shadow roots of an embedding page. Every sheet of a remote is added this way
 * when its module is loaded.
 */
export const adoptSheet = (sheet: CSSStyleSheet): void =>
  void (globalThis.portalEmbed?.sheets ?? document.adoptedStyleSheets).push(sheet)
