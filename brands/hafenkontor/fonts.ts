import type { Fonts, GenericFonts } from '@portal/shared-contracts/brand/fonts'

const bitter = '@fontsource-variable/bitter/files/bitter'
const publicSans = '@fontsource-variable/public-sans/files/public-sans'

export const fonts: Fonts = {
  display: {
    latin: `${bitter}-latin-wght-normal.woff2`,
    latinExtended: `${bitter}-latin-ext-wght-normal.woff2`,
    ascent: 93.5,
    descent: 26.5,
    widths: { times: 1.149, notoSerif: 0.972, dejaVuSerif: 0.905 },
  },
  text: {
    latin: `${publicSans}-latin-wght-normal.woff2`,
    latinExtended: `${publicSans}-latin-ext-wght-normal.woff2`,
    ascent: 95,
    descent: 22.5,
    widths: { arial: 1.033, dejaVuSans: 0.922 },
  },
}

export const genericFonts: GenericFonts = { display: 'Rockwell, Georgia, serif', text: 'system-ui, sans-serif' }
