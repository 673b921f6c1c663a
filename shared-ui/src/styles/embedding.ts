/** What a page provides in which remotes are embedded; absent in the portal (docs/embed.md). */
export type Embedding = {
  /** Origin of the portal. */
  readonly origin: string
  /** Takes the sheets of remotes for the shadow roots, in place of the document. */
  readonly sheets: { push: (sheet: CSSStyleSheet) => unknown }
  /**
   * The address of a script as a page with Trusted Types accepts it; throws for another origin. The chunk loaders of
   * remotes call it.
   */
  readonly scriptUrl?: (url: string) => string
}

declare global {
  var portalEmbed: Embedding | undefined
}
