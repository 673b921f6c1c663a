import { darkScheme, lightScheme } from '@delikaterie/shared-contracts/brand/colors'
import { colorSheet } from '@delikaterie/shared-contracts/brand/color-sheet'
import { describe, expect, test } from 'vitest'

type Colour = readonly [red: number, green: number, blue: number]

const sheet = colorSheet(lightScheme, darkScheme)
const [light = '', dark = ''] = sheet.split('@media screen')

function coloursOf(part: string): Map<string, Colour> {
  const found = part.matchAll(/--color-([\w-]+): #([\da-f]{2})([\da-f]{2})([\da-f]{2});/g)
  return new Map(
    [...found].map(([, name = '', ...hex]) => {
      const [red = 0, green = 0, blue = 0] = hex.map((pair) => Number.parseInt(pair, 16))
      return [name, [red, green, blue]]
    }),
  )
}

const schemes = { light: coloursOf(light), dark: new Map([...coloursOf(light), ...coloursOf(dark)]) }

/* Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(scheme: keyof typeof schemes, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const colour = schemes[scheme].get(name)
    if (!colour) throw new Error(`no colour token ${name}`)
    return luminance(colour)
  })
  if (a === undefined || b === undefined) return 0
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const text: Record<string, string[]> = {
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

const controls: Record<string, string[]> = {
  paper: ['control-line', 'focus', 'green'],
  card: ['control-line', 'focus', 'green', 'error'],
  sand: ['control-line', 'focus'],
  'hero-light': ['accent'],
}

const pairs = (table: Record<string, string[]>) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(table).flatMap(([background, fronts]) => fronts.map((front) => ({ scheme, front, background }))),
  )

describe('colour tokens', () => {
  test.each(pairs(text))(
    'text in $front is readable on $background in the $scheme scheme',
    ({ scheme, front, background }) => {
      expect(contrast(scheme, front, background)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(pairs(controls))(
    '$front is visible on $background in the $scheme scheme',
    ({ scheme, front, background }) => {
      expect(contrast(scheme, front, background)).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(['hero-light', 'hero', 'hero-deep'])('one of the two focus rings is visible on %s', (background) => {
    for (const scheme of ['light', 'dark'] as const) {
      const rings = ['focus', 'focus-gap'].map((ring) => contrast(scheme, ring, background))
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
    }
  })
})
