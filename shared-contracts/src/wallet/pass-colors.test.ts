import { expect, test } from 'vitest'
import { passColorsOf } from './pass-colors.ts'

test.each([
  ['#0a0B0c', 'rgb(10, 11, 12)', '#0a0b0c'],
  ['#fff', 'rgb(255, 255, 255)', '#ffffff'],
  ['rgb(1 2 3)', 'rgb(1, 2, 3)', '#010203'],
  ['rgb(16, 255,0)', 'rgb(16, 255, 0)', '#10ff00'],
])('writes the colour %s as %s for Apple and as %s for Google', (css, rgb, hex) => {
  expect(passColorsOf({ primary: css, 'on-primary': '#000' })).toEqual({
    ground: { rgb, hex },
    text: { rgb: 'rgb(0, 0, 0)', hex: '#000000' },
  })
})

test.each(['red', '#1234', '#12345678', 'rgb(1 2 3 / 0.5)', 'rgb(1 2 300)', 'oklch(0.7 0.1 200)', ''])(
  'refuses the colour "%s", which not both wallets know',
  (css) => {
    expect(() => passColorsOf({ primary: css, 'on-primary': '#000' })).toThrow('The colour primary must be #rrggbb')
    expect(() => passColorsOf({ primary: '#000', 'on-primary': css })).toThrow('The colour on-primary must be #rrggbb')
  },
)
