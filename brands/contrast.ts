import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import Color from 'colorjs.io'

/** Backgrounds with the texts on them, which have 4.5:1 (WCAG 2.2, 1.4.3). */
const texts: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'muted', 'heading', 'green', 'scarcity', 'error'],
  card: ['ink', 'muted', 'heading', 'green', 'scarcity', 'error'],
  sand: ['ink', 'muted', 'heading', 'green', 'scarcity', 'error'],
  footer: ['ink', 'muted', 'green'],
  primary: ['on-primary'],
  'primary-hover': ['on-primary'],
  accent: ['on-accent'],
  'accent-hover': ['on-accent'],
  'hero-light': ['on-green', 'on-green-muted'],
  hero: ['on-green', 'on-green-muted', 'accent'],
  'hero-deep': ['on-green', 'on-green-muted', 'accent'],
  'info-surface': ['ink', 'info', 'green'],
  'success-surface': ['ink', 'success', 'green'],
  'warning-surface': ['ink', 'warning', 'green'],
  'error-surface': ['ink', 'error', 'green', 'scarcity'],
  'card-light': ['card-ink'],
  'card-gold': ['card-ink'],
}

/** Backgrounds with the controls on them, which have 3:1 (WCAG 2.2, 1.4.11). */
const controls: Readonly<Record<string, readonly string[]>> = {
  paper: ['control-line', 'focus', 'green'],
  card: ['control-line', 'focus', 'green', 'error'],
  sand: ['control-line', 'focus'],
  'hero-light': ['accent'],
}

/** Backgrounds on which one of the two focus rings has 3:1. */
const focused = ['hero-light', 'hero', 'hero-deep']

export type Schemes = { lightScheme: LightScheme; darkScheme: DarkScheme }

/** Every pair of colours of a brand without the contrast of WCAG 2.2 AA, in both schemes. */
export function contrastFindings({ lightScheme, darkScheme }: Schemes): string[] {
  const schemes = { light: lightScheme, dark: { ...lightScheme, ...darkScheme } }
  return Object.entries(schemes).flatMap(([scheme, colors]: [string, Readonly<Record<string, string>>]) => {
    const contrast = (front: string, background: string): number =>
      new Color(colors[front] ?? 'transparent').contrastWCAG21(colors[background] ?? 'transparent')
    const tooLow = (table: typeof texts, least: number, kind: string): string[] =>
      Object.entries(table).flatMap(([background, fronts]) =>
        fronts
          .map((front) => ({ front, found: contrast(front, background) }))
          // Also of a colour that is missing or cannot be read.
          .filter(({ found }) => !(found >= least))
          .map(
            ({ front, found }) =>
              `${scheme} scheme: ${kind} in ${front} on ${background} has ${found.toFixed(2)}:1, at least ${least}:1`,
          ),
      )
    const rings = focused
      .filter((background) => !['focus', 'focus-gap'].some((ring) => contrast(ring, background) >= 3))
      .map((background) => `${scheme} scheme: neither focus nor focus-gap has 3:1 on ${background}`)
    return [...tooLow(texts, 4.5, 'text'), ...tooLow(controls, 3, 'a control'), ...rings]
  })
}
