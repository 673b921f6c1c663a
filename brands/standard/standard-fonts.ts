import type { Fonts, GenericFonts } from '@portal/shared-contracts/brand/fonts'

const fraunces = '@fontsource-variable/fraunces/files/fraunces'
const figtree = '@fontsource-variable/figtree/files/figtree'

/** The fonts of brands that have none of their own. */
export const standardFonts: Fonts = {
  // Only with the weight axis, the smallest file.
  display: {
    latin: `${fraunces}-latin-wght-normal.woff2`,
    latinExtended: `${fraunces}-latin-ext-wght-normal.woff2`,
    ascent: 97.8,
    descent: 25.5,
    widths: { times: 1.182, notoSerif: 1, dejaVuSerif: 0.931 },
  },
  text: {
    latin: `${figtree}-latin-wght-normal.woff2`,
    latinExtended: `${figtree}-latin-ext-wght-normal.woff2`,
    ascent: 95,
    descent: 25,
    widths: { arial: 0.994, dejaVuSans: 0.887 },
  },
}

export const standardGenericFonts: GenericFonts = { display: 'Georgia, serif', text: 'system-ui, sans-serif' }
