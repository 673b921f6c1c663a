import { expect, test } from 'vitest'
import type { Font } from './fonts.ts'
import { fontSheet } from './font-sheet.ts'

const display: Font = {
  latin: '',
  latinExtended: '',
  ascent: 90,
  descent: 30,
  widths: { times: 1.2, notoSerif: 1 },
}
const text: Font = { ...display, widths: {} }
const sheet = fontSheet({ display, text }, { display: 'serif', text: 'system-ui, sans-serif' }, (role) => ({
  latin: `/assets/${role}.woff2`,
}))

/** The rule of a family without the family. */
const faceOf = (family: string): string | undefined =>
  new RegExp(`@font-face\\{font-family:'${family}';(.*)\\}`).exec(sheet)?.[1]

test('a web font has the file that is given, and swaps no text that is painted', () => {
  expect(faceOf('brand-display')).toContain("src:url('/assets/display.woff2') format('woff2');")
  expect(faceOf('brand-text')).toContain("src:url('/assets/text.woff2') format('woff2');")
  expect(faceOf('brand-text')).toContain('font-display:optional;')
  expect(sheet.match(/url\(/g)).toHaveLength(2)
})

test.each([
  { family: 'brand-display-times', size: '120%', ascent: '75%', descent: '25%' },
  { family: 'brand-display-notoSerif', size: '100%', ascent: '90%', descent: '30%' },
])('$family takes the width and the lines of the web font', ({ family, size, ascent, descent }) => {
  expect(faceOf(family)).toContain(
    `size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;`,
  )
})

test('the tokens name the web font, then fonts of devices, then the generic ones', () => {
  expect(sheet).toContain("--font-display-fallback:'brand-display-times', 'brand-display-notoSerif', serif;")
  expect(sheet).toContain("--font-display:'brand-display', var(--font-display-fallback);")
  expect(sheet).toContain('--font-text-fallback:system-ui, sans-serif;')
})
