import { brandModule } from '@portal/brands/brand-folder'

/** Fonts that devices have: Times New Roman and Arial or fonts as wide, Android's serif font, and those of some Linux systems. */
export type SystemFont = 'times' | 'arial' | 'notoSerif' | 'dejaVuSerif' | 'dejaVuSans'

/** A font of a brand. Its files are WOFF2: paths in npm packages, or paths in the brand's folder that begin with `./`. */
export type Font = {
  /** With the letters of Latin-1. */
  readonly latin: string
  /** With the other Latin letters; it loads when a text has one. */
  readonly latinExtended: string
  /** Percent of the font size, as the font's own metrics say. */
  readonly ascent: number
  readonly descent: number
  /** Fonts of devices that are shown until the file is there, with how many times as wide the same text is in this font. */
  readonly widths: Readonly<Partial<Record<SystemFont, number>>>
}

/** The font of headings and large figures, and the one of all other texts. */
export type Fonts = { readonly display: Font; readonly text: Font }

/** The last fonts of each list, after those with measured widths. */
export type GenericFonts = Readonly<Record<keyof Fonts, string>>

export const { fonts, genericFonts } = await brandModule<{ fonts: Fonts; genericFonts: GenericFonts }>('fonts.ts')
