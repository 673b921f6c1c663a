import { fontFaces } from '@portal/shared-contracts/brand/font-faces'
import { fontFamilyOf } from './color-sheet.ts'

/**
 * Declares the fonts in the document, because a shadow root cannot. Their names begin with the prefix of the elements,
 * so that no text of the page changes; a file loads when a text needs it.
 */
export function addFonts(): void {
  for (const { role, url, ...descriptors } of fontFaces)
    document.fonts.add(new FontFace(fontFamilyOf(role), `url("${url}")`, { ...descriptors, display: 'swap' }))
}
