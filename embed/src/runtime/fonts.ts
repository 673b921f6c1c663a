import { brand } from '@portal/shared-contracts/brand/brand'
import { unicodeRanges } from '@portal/shared-contracts/brand/font-sheet'
import displayLatin from '@portal/shared-contracts/brand/fonts/display-latin.woff2'
import displayExtended from '@portal/shared-contracts/brand/fonts/display-latin-extended.woff2'
import textLatin from '@portal/shared-contracts/brand/fonts/text-latin.woff2'
import textExtended from '@portal/shared-contracts/brand/fonts/text-latin-extended.woff2'

function addFont(name: string, url: string, unicodeRange: string): void {
  const descriptors = { weight: '100 900', unicodeRange, display: 'swap' } as const
  document.fonts.add(new FontFace(`${brand.shop.name} ${name}`, `url("${url}")`, descriptors))
}

/**
 * Declares the fonts in the document, because a shadow root cannot. Their names begin with the brand's, so that no text
 * of the page changes; a file loads when a text needs it.
 */
export function addFonts(): void {
  addFont('Text', textLatin, unicodeRanges.latin)
  addFont('Text', textExtended, unicodeRanges.latinExtended)
  addFont('Display', displayLatin, unicodeRanges.latin)
  addFont('Display', displayExtended, unicodeRanges.latinExtended)
}
