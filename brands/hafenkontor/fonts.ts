import type { FontPaths, GenericFonts } from '@portal/shared-contracts/brand/fonts'

const bitter = '@fontsource-variable/bitter/files/bitter'
const publicSans = '@fontsource-variable/public-sans/files/public-sans'

export const fontPaths: FontPaths = {
  display: [`${bitter}-latin-wght-normal.woff2`, `${bitter}-latin-ext-wght-normal.woff2`],
  text: [`${publicSans}-latin-wght-normal.woff2`, `${publicSans}-latin-ext-wght-normal.woff2`],
}

export const genericFonts: GenericFonts = { display: 'Rockwell, Georgia, serif', text: 'system-ui, sans-serif' }
