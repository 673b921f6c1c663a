/** Loads a font with the document: one that its style sheet asks for comes too late for the first paint, and is not used. */
export const fontPreload = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`
