import { brandModule } from '@portal/brands/brand-folder'

/**
 * Fonts that devices have: Times New Roman and Arial or fonts as wide, Android's serif font, and those of some Linux
 * systems.
 */
export type SystemFont = 'times' | 'arial' | 'notoSerif' | 'dejaVuSerif' | 'dejaVuSans'

/** The roles of fonts: headings and large figures, and all other texts. */
export type FontRole = 'display' | 'text'

/**
 * The WOFF2 files of each font of a brand: paths in npm packages, or paths in the brand's folder that begin with `./`.
 * A font may be one variable file, or one static file for each weight; each of them may be divided into a file with the
 * letters of Latin-1 and one with the other Latin letters. Two fonts may be the same files.
 */
export type FontPaths = Readonly<Record<FontRole, readonly string[]>>

/** The last fonts of each list, after those with measured widths. They say whether a font has serifs. */
export type GenericFonts = Readonly<Record<FontRole, string>>

/** A font whose files are in the brand's folder, with its licence, which members read at `/verwendete-software`. */
export type OwnFont = {
  readonly name: string
  readonly version: string
  /** An SPDX expression such as `OFL-1.1`, or `LicenseRef-` and a name for a contract of the retailer. */
  readonly license: string
  /** The file with copyright notice and licence, a path that begins with `./`. */
  readonly text: string
  /** The paths of the font's files, as in `fontPaths`. */
  readonly files: readonly string[]
}

/** A file of a font, as `npm run generate` measures it. */
export type FontFile = {
  readonly path: string
  /** One weight, or the least and the greatest of a variable font. */
  readonly weight: string
  /** The letters for which it loads; without them for all. */
  readonly unicodeRange?: string
}

/** A font of a brand, as `npm run generate` measures it. */
export type Font = {
  readonly files: readonly FontFile[]
  /** The files that are loaded with every page: those with Latin-1 of the weights that pages use. */
  readonly preloaded: readonly string[]
  /** Percent of the font size. */
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /**
   * Fonts of devices that are shown until the file is there, with how many times as wide the same text is in this font.
   */
  readonly widths: Readonly<Partial<Record<SystemFont, number>>>
}

export type Fonts = Readonly<Record<FontRole, Font>>

export const { fonts, genericFonts } = await brandModule<{ fonts: Fonts; genericFonts: GenericFonts }>(
  'fonts.generated.ts',
)
