import { expect, test } from 'vitest'
import { contrastFindings } from '@portal/brands/contrast'
import { colorsOf } from './color-scheme.ts'

test.each([
  ['#1c4f6b', '#ffd27a'],
  ['#3b2f7a', '#b9e6d3'],
  ['#7a1f2b', '#f3d9c4'],
  ['#222222', '#eeeeee'],
])('both schemes made of %s and %s have the contrast of WCAG AA', (primary, accent) => {
  const colors = colorsOf(primary, accent)
  expect('findings' in colors ? colors.findings : contrastFindings(colors)).toEqual([])
})

test.each([
  ['#f0c020', '#ffee00'],
  ['#c0392b', '#c0392b'],
  ['#ffffff', '#000000'],
])('%s and %s are refused with what has too little contrast, and with a pair that works', (primary, accent) => {
  const colors = colorsOf(primary, accent)
  if (!('findings' in colors)) throw new Error('The colours were accepted')
  expect(colors.findings.join('\n')).toMatch(/ scheme: text in [\w-]+ on [\w-]+ has \d\.\d\d:1, at least 4\.5:1/)
  const { better } = colors
  expect(colorsOf(better.primary, better.accent)).not.toHaveProperty('findings')
})
