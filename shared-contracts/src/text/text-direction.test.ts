import { expect, test } from 'vitest'
import { withoutDirections } from './text-direction.ts'

const characters = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]

test.each(characters.map((code) => ({ code, name: `U+${code.toString(16).padStart(4, '0').toUpperCase()}` })))(
  '$name is taken out wherever it stands',
  ({ code }) => {
    const character = String.fromCodePoint(code)
    expect(withoutDirections(`${character}Anna${character}${character} Maria${character}`)).toBe('Anna Maria')
  },
)

test.each(['', 'Jürgen Groß', 'שלום', 'علی\u200cرضا', '👩\u200d🍳', 'Soft\u00adhyphen', 'a\u2060b', 'a\nb'])(
  '%j stays',
  (text) => {
    expect(withoutDirections(text)).toBe(text)
  },
)
