import { brand } from '@portal/shared-contracts/brand/brand'
import { fontFaces } from '@portal/shared-contracts/brand/font-faces'

const names = { display: 'Display', text: 'Text' } as const

/**
 * Declares the fonts in the document, because a shadow root cannot. Their names begin with the brand's, so that no text
 * of the page changes; a file loads when a text needs it.
 */
export function addFonts(): void {
  for (const { role, url, ...descriptors } of fontFaces)
    document.fonts.add(
      new FontFace(`${brand.shop.name} ${names[role]}`, `url("${url}")`, { ...descriptors, display: 'swap' }),
    )
}
