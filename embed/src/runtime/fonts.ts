import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2'
import { brand } from '@portal/shared-contracts/brand'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const fonts = [
  { family: 'Text', weight: '300 900', url: figtree, unicodeRange: latin },
  { family: 'Text', weight: '300 900', url: figtreeExtended, unicodeRange: latinExtended },
  { family: 'Display', weight: '100 900', url: fraunces, unicodeRange: latin },
  { family: 'Display', weight: '100 900', url: frauncesExtended, unicodeRange: latinExtended },
]

/**
 * Declares the fonts in the document, because a shadow root cannot. Their names begin with the brand's, so that no text
 * of the page changes; a file loads when a text needs it.
 */
export function addFonts(): void {
  for (const { family, url, ...descriptors } of fonts)
    document.fonts.add(
      new FontFace(`${brand.shop.name} ${family}`, `url("${url}")`, { ...descriptors, display: 'swap' }),
    )
}
