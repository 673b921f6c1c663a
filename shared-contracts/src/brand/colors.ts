import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandFolder } from '../../../brands/brand-folder.ts'

/*
 * The colour tokens: `--color-NAME` in style sheets. shared-ui/src/styles/contrast.test.ts keeps the contrast of text at
 * 4.5:1 and of controls and focus at 3:1.
 */

/** Colours whose names begin with `art` are of paper-cut pictures: a light and a shaded side per object. */
type ColorName =
  | 'paper'
  | 'card'
  | 'sand'
  | 'footer'
  | 'line'
  | 'control-line'
  | 'ink'
  | 'muted'
  | 'green'
  | 'heading'
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'accent'
  | 'accent-hover'
  | 'on-accent'
  | 'gold'
  | 'scarcity'
  | 'hero-light'
  | 'hero'
  | 'hero-deep'
  | 'on-green'
  | 'on-green-muted'
  | 'on-green-line'
  | 'on-green-veil'
  | 'focus'
  | 'focus-gap'
  | 'backdrop'
  | 'pastel-green'
  | 'pastel-peach'
  | 'pastel-rose'
  | 'info'
  | 'info-surface'
  | 'success'
  | 'success-surface'
  | 'warning'
  | 'warning-surface'
  | 'error'
  | 'error-surface'
  | 'art-bottle'
  | 'art-bottle-shade'
  | 'art-bottle-light'
  | 'art-label'
  | 'art-label-shade'
  | 'art-cork'
  | 'art-cork-shade'
  | 'art-cheese'
  | 'art-cheese-light'
  | 'art-cheese-shade'
  | 'art-grape'
  | 'art-grape-light'
  | 'art-grape-shade'
  | 'art-leaf'
  | 'art-leaf-shade'
  | 'art-wood'
  | 'art-wood-light'
  | 'art-wood-shade'
  | 'art-crust'
  | 'art-crust-light'
  | 'art-crust-shade'
  | 'art-coffee'
  | 'art-tomato'
  | 'art-tomato-shade'
  | 'art-salmon'
  | 'art-salmon-shade'
  | 'art-tin'
  | 'art-tin-shade'
  | 'art-shadow'
  | 'card-white'
  | 'card-light'
  | 'card-gold'
  | 'card-ink'

export type LightScheme = Readonly<Record<ColorName, string>>
/** The tokens that differ in the dark scheme. */
export type DarkScheme = Readonly<Partial<LightScheme>>

const chosen = (await import(pathToFileURL(path.join(brandFolder, 'colors.ts')).href)) as {
  lightScheme: LightScheme
  darkScheme: DarkScheme
}

export const { lightScheme, darkScheme } = chosen
