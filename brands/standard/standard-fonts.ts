import type { FontPaths, GenericFonts } from '@portal/shared-contracts/brand/fonts'

const fraunces = '@fontsource-variable/fraunces/files/fraunces'
const figtree = '@fontsource-variable/figtree/files/figtree'

/** The fonts of brands that have none of their own. */
export const standardFontPaths: FontPaths = {
  // Only with the weight axis, the smallest file.
  display: [`${fraunces}-latin-wght-normal.woff2`, `${fraunces}-latin-ext-wght-normal.woff2`],
  text: [`${figtree}-latin-wght-normal.woff2`, `${figtree}-latin-ext-wght-normal.woff2`],
}

export const standardGenericFonts: GenericFonts = { display: 'Georgia, serif', text: 'system-ui, sans-serif' }
