import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import Color from 'colorjs.io'

/** Backgrounds with the texts on them, which have 4.5:1 (WCAG 2.2, 1.4.3). */
const texts: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'muted', 'heading', 'emphasis', 'scarcity', 'error'],
  card: ['ink', 'muted', 'heading', 'emphasis', 'scarcity', 'error'],
  tint: ['ink', 'muted', 'heading', 'emphasis', 'scarcity', 'error'],
  footer: ['ink', 'muted', 'emphasis'],
  primary: ['on-primary'],
  'primary-hover': ['on-primary'],
  accent: ['on-accent'],
  'accent-hover': ['on-accent'],
  'hero-light': ['on-hero', 'on-hero-muted'],
  hero: ['on-hero', 'on-hero-muted', 'accent'],
  'hero-deep': ['on-hero', 'on-hero-muted', 'accent'],
  'info-surface': ['ink', 'info', 'emphasis'],
  'success-surface': ['ink', 'success', 'emphasis'],
  'warning-surface': ['ink', 'warning', 'emphasis'],
  'error-surface': ['ink', 'error', 'emphasis', 'scarcity'],
  'card-light': ['card-ink'],
  'card-deep': ['card-ink'],
}

/** Backgrounds with the controls on them, which have 3:1 (WCAG 2.2, 1.4.11). */
const controls: Readonly<Record<string, readonly string[]>> = {
  paper: ['control-line', 'focus', 'emphasis'],
  card: ['control-line', 'focus', 'emphasis', 'error'],
  tint: ['control-line', 'focus'],
  'hero-light': ['accent'],
}

/** Backgrounds on which one of the two focus rings has 3:1. */
const focused = ['hero-light', 'hero', 'hero-deep']

export type Schemes = { lightScheme: LightScheme; darkScheme: DarkScheme }

/** Every pair of colours of a brand without the contrast of WCAG 2.2 AA, in both schemes. */
export function contrastFindings({ lightScheme, darkScheme }: Schemes): string[] {
  const schemes = { light: lightScheme, dark: { ...lightScheme, ...darkScheme } }
  return Object.entries(schemes).flatMap(([scheme, colors]: [string, Readonly<Record<string, string>>]) => {
    const luminance: Record<string, number> = {}
    const luminanceOf = (name: string): number =>
      (luminance[name] ??= Math.max(0, new Color(colors[name] ?? 'transparent').luminance))
    const contrast = (front: string, background: string): number => {
      const [darker = 0, lighter = 0] = [luminanceOf(front), luminanceOf(background)].toSorted((a, b) => a - b)
      return (lighter + 0.05) / (darker + 0.05)
    }
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
