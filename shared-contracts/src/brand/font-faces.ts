import type { FontFile, FontRole } from './fonts.ts'

/** A file of the brand's fonts with the address that a build gives it. */
export type FontFace = { role: FontRole; url: string } & Pick<FontFile, 'weight' | 'unicodeRange'>

/** Builds replace this module by that of their brand (`tooling/webpack/brand.ts`). */
export const fontFaces: readonly FontFace[] = []
