export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const isScheme = (text: string | null): text is Scheme => schemes.some((scheme) => scheme === text)

/** Makes the media queries for the dark scheme hold always or never in the rules, at every depth. */
function fixRules(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark'))
      rule.media.mediaText = scheme === 'dark' ? 'screen' : 'not all'
    if (rule instanceof CSSGroupingRule) fixRules(rule.cssRules, scheme)
  }
}

/** Shows the document in one scheme, whichever the browser prefers. */
export function applyScheme(scheme: Scheme): void {
  for (const sheet of document.styleSheets) fixRules(sheet.cssRules, scheme)
  document.documentElement.style.colorScheme = scheme
}
