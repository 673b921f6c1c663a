import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import { describe, expect, test } from 'vitest'

type Colour = readonly [red: number, green: number, blue: number]

const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/

/** Opaque colours of a scheme by their tokens. */
const coloursOf = (scheme: Readonly<Record<string, string>>): Map<string, Colour> =>
  new Map(
    Object.entries(scheme).flatMap(([name, value]) => {
      const parts = hex
        .exec(value)
        ?.slice(1)
        .map((pair) => Number.parseInt(pair, 16))
      return parts ? [[name, parts as unknown as Colour]] : []
    }),
  )

type Brand = { lightScheme: LightScheme; darkScheme: DarkScheme }
const root = path.resolve(import.meta.dirname, '../../..')
const files = globSync('brands/*/colors.ts', { cwd: root })

/** Both schemes of each brand by the name of its folder. */
const brands = new Map(
  await Promise.all(
    files.map(async (file) => {
      const { lightScheme, darkScheme } = (await import(pathToFileURL(path.join(root, file)).href)) as Brand
      const schemes = { light: coloursOf(lightScheme), dark: coloursOf({ ...lightScheme, ...darkScheme }) }
      return [path.basename(path.dirname(file)), schemes] as const
    }),
  ),
)
const schemes = [...brands.keys()].flatMap((brand) => (['light', 'dark'] as const).map((scheme) => ({ brand, scheme })))
type Scheme = (typeof schemes)[number]

/* Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast({ brand, scheme }: Scheme, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const colour = brands.get(brand)?.[scheme].get(name)
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
  schemes.flatMap((scheme) =>
    Object.entries(table).flatMap(([background, fronts]) => fronts.map((front) => ({ ...scheme, front, background }))),
  )

describe('colour tokens', () => {
  test.each(pairs(text))(
    'text in $front is readable on $background in the $scheme scheme of $brand',
    ({ front, background, ...scheme }) => {
      expect(contrast(scheme, front, background)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(pairs(controls))(
    '$front is visible on $background in the $scheme scheme of $brand',
    ({ front, background, ...scheme }) => {
      expect(contrast(scheme, front, background)).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(['hero-light', 'hero', 'hero-deep'])('one of the two focus rings is visible on %s', (background) => {
    expect(schemes.length).toBeGreaterThan(2)
    for (const scheme of schemes) {
      const rings = ['focus', 'focus-gap'].map((ring) => contrast(scheme, ring, background))
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
    }
  })
})
