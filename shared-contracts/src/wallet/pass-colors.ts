import type { LightScheme } from '../brand/colors.ts'

/** A colour as Apple's passes and as Google's write it. */
export type PassColor = { rgb: string; hex: string }

/** The colours of all passes: the ground, and the text on it. @throws Error for one that wallets cannot show */
export const passColorsOf = (
  scheme: Pick<LightScheme, 'primary' | 'on-primary'>,
): Record<'ground' | 'text', PassColor> => ({
  ground: passColor('primary', scheme.primary),
  text: passColor('on-primary', scheme['on-primary']),
})

function passColor(name: string, css: string): PassColor {
  const parts = partsOfHex(css) ?? partsOfRgb(css)
  if (parts === null || parts.some((part) => part > 255))
    throw new Error(`The colour ${name} must be #rrggbb, #rgb or rgb(), because passes in wallets have it.`)
  return {
    rgb: `rgb(${parts.join(', ')})`,
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  }
}

function partsOfHex(css: string): number[] | null {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(css) ?? []
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return long.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? null
}

const partsOfRgb = (css: string): number[] | null =>
  /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(css)?.slice(1).map(Number) ?? null
