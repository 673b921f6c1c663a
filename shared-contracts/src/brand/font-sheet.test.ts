import { expect, test } from 'vitest'
import { fontSheet, preloadedFiles } from './font-sheet.ts'
import type { Font } from './fonts.ts'

const generic = { display: 'serif', text: 'system-ui, sans-serif' }
const display: Font = {
  files: [
    { path: 'serif.woff2', weight: '100 900', unicodeRange: 'U+0000-00FF' },
    { path: 'serif-ext.woff2', weight: '100 900', unicodeRange: 'U+0100-02BA' },
  ],
  preloaded: ['serif.woff2'],
  ascent: 90,
  descent: 30,
  lineGap: 6,
  widths: { times: 1.2, notoSerif: 1 },
}
const text: Font = {
  ...display,
  files: [
    { path: 'regular.woff2', weight: '400' },
    { path: 'bold.woff2', weight: '700' },
  ],
  preloaded: ['regular.woff2', 'bold.woff2'],
  widths: {},
}
const urlOf = (path: string): string => `/assets/${path}`
const sheet = fontSheet({ display, text }, generic, urlOf)

/** The rules of a family without the family. */
const facesOf = (family: string, of = sheet): string[] =>
  [...of.matchAll(new RegExp(`@font-face\\{font-family:'${family}';(.*)\\}`, 'g'))].map(([, rule = '']) => rule)

// Rule: formats-70
test('a web font has its files with their weights and letters, and swaps no text that is painted', () => {
  expect(facesOf('brand-display')[0]).toBe(
    "font-weight:100 900;font-display:optional;src:url('/assets/serif.woff2') format('woff2');unicode-range:U+0000-00FF;",
  )
  expect(facesOf('brand-text')).toEqual([
    "font-weight:400;font-display:optional;src:url('/assets/regular.woff2') format('woff2');",
    "font-weight:700;font-display:optional;src:url('/assets/bold.woff2') format('woff2');",
  ])
})

test('a file without an address is left out', () => {
  const some = fontSheet({ display, text }, generic, (path) => (path === 'serif.woff2' ? urlOf(path) : undefined))
  expect(some.match(/url\(/g)).toHaveLength(1)
})

// Rule: formats-71
test('one file for headings and texts is loaded once', () => {
  const both = { display: { ...display, files: text.files, preloaded: ['bold.woff2'] }, text }
  const one = fontSheet(both, generic, urlOf)
  expect(one.match(/url\(/g)).toHaveLength(2)
  expect(facesOf('brand-display', one)).toEqual([])
  expect(one).toContain("--font-display:'brand-text', var(--font-display-fallback);")
  expect(preloadedFiles(both)).toEqual(['bold.woff2', 'regular.woff2'])
})

// Rule: formats-70
test.each([
  { family: 'brand-display-times', size: '120%', ascent: '75%', descent: '25%', gap: '5%' },
  { family: 'brand-display-notoSerif', size: '100%', ascent: '90%', descent: '30%', gap: '6%' },
])('$family takes the width and the lines of the web font', ({ family, size, ascent, descent, gap }) => {
  expect(facesOf(family)[0]).toContain(
    `size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:${gap};`,
  )
})

test('the tokens name the web font, then fonts of devices, then the generic ones', () => {
  expect(sheet).toContain("--font-display-fallback:'brand-display-times', 'brand-display-notoSerif', serif;")
  expect(sheet).toContain("--font-display:'brand-display', var(--font-display-fallback);")
  expect(sheet).toContain('--font-text-fallback:system-ui, sans-serif;')
})
