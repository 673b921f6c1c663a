/**
 * React of the elements: the embedding page's own, or the one that the portal sends. Without React's own types, because
 * pages of other frameworks do not install them.
 */
export type ReactModules = {
  React: { version: string; createElement: unknown }
  ReactDOM: { createPortal: unknown }
  ReactDOMClient: { createRoot: unknown }
}
