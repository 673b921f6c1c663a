import { EmbedError } from './embed-error.ts'
import { hostSheet } from './host-sheet.ts'
import type { EmbeddingPage } from './page-types.ts'
import { scaleRem } from './scale-rem.ts'
import { createScriptUrls } from './script-urls.ts'

export const embeddingPage = (): EmbeddingPage | undefined => globalThis.portalEmbed as EmbeddingPage | undefined

/**
 * The page's object, made for the first portal.
 * @throws EmbedError if the page embeds another portal already: sheets and pictures have one origin.
 */
export function pageOf(origin: string): EmbeddingPage {
  const page = embeddingPage() ?? (globalThis.portalEmbed = createPage(origin))
  if (page.origin !== origin) throw new EmbedError('otherPortal')
  return page
}

function createPage(origin: string): EmbeddingPage {
  const roots = new Set<ShadowRoot>()
  const originals: CSSStyleSheet[] = []
  const adopted: CSSStyleSheet[] = []
  const page: EmbeddingPage = {
    origin,
    sheets: { push },
    scriptUrl: createScriptUrls(origin),
    hashes: new Map(),
    roots,
    adopted,
    remScale: 1,
    rescale,
  }
  function push(original: CSSStyleSheet): void {
    const sheet = scaleRem(original, page.remScale)
    originals.push(original)
    adopted.push(sheet)
    for (const root of roots) root.adoptedStyleSheets.push(sheet)
  }
  function rescale(scale: number): void {
    if (scale === page.remScale) return
    page.remScale = scale
    adopted.length = 0
    for (const original of originals) adopted.push(scaleRem(original, scale))
    for (const root of roots) root.adoptedStyleSheets = [hostSheet(), ...adopted]
  }
  return page
}

/** Shows a shadow root with all sheets, also future ones until the returned function is called. */
export function styleRoot({ roots, adopted }: EmbeddingPage, root: ShadowRoot): () => void {
  root.adoptedStyleSheets.push(...adopted)
  roots.add(root)
  return () => void roots.delete(root)
}
