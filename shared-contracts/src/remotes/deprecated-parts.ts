import list from './deprecated-parts.json' with { type: 'json' }

/** An export of a shared module that is going to be removed (docs/decisions/0058-deprecated-parts.md). */
export type DeprecatedPart = {
  /** The key of the shared module. */
  module: string
  name: string
  /**
   * Versions of the contract, or of an optional module: deprecated from one on, removed in the other at the earliest.
   */
  since: string
  until: string
  /** What to use instead. */
  use: string
}

/** What is deprecated in the contract of this package; `npm run generate:contract` writes the list. */
export const deprecatedParts: readonly DeprecatedPart[] = list
