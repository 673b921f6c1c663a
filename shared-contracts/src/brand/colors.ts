import { brandModule } from '@portal/brands/brand-folder'

/*
 * The colour tokens: `--color-NAME` in style sheets. brands/contrast.ts keeps the contrast of text at
 * 4.5:1 and of controls and focus at 3:1.
 */

type ColorName =
  | 'paper'
  | 'card'
  | 'tint'
  | 'footer'
  | 'line'
  | 'control-line'
  | 'ink'
  | 'muted'
  | 'emphasis'
  | 'heading'
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'accent'
  | 'accent-hover'
  | 'on-accent'
  | 'ornament'
  | 'scarcity'
  | 'hero-light'
  | 'hero'
  | 'hero-deep'
  | 'on-hero'
  | 'on-hero-muted'
  | 'on-hero-line'
  | 'on-hero-veil'
  | 'focus'
  | 'focus-gap'
  | 'backdrop'
  | 'pastel-one'
  | 'pastel-two'
  | 'pastel-three'
  | 'info'
  | 'info-surface'
  | 'success'
  | 'success-surface'
  | 'warning'
  | 'warning-surface'
  | 'error'
  | 'error-surface'
  | 'card-white'
  | 'card-light'
  | 'card-deep'
  | 'card-ink'

export type LightScheme = Readonly<Record<ColorName, string>>
/** The tokens that differ in the dark scheme. */
export type DarkScheme = Readonly<Partial<LightScheme>>

type Schemes = { lightScheme: LightScheme; darkScheme: DarkScheme }

export const { lightScheme, darkScheme } = await brandModule<Schemes>('colors.ts')
