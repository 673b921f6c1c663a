const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for elements and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** Loads a font with the document: one that only its style sheet names comes too late for the first paint. */
export const fontPreload = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`

/** JSON for a script element: escapes characters that could end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/**
 * Makes a page's default policy of Trusted Types: addresses of scripts begin with one of `bases`, markup may only be
 * emptied. It stands in the page because it must be there before the first script, for releases of every age.
 */
export const scriptPolicy = (bases: readonly string[]): string =>
  `self.trustedTypes?.createPolicy("default",{createHTML:t=>t&&null,createScriptURL:u=>${scriptJson(bases)}` +
  `.some(b=>new URL(u,origin).href.startsWith(new URL(b,origin).href))?u:null})`
