import { expect, test } from 'vitest'
import { scaleRemText } from './scale-rem.ts'

test.each([
  { css: '.a { padding: 1rem -0.5rem; }', scaled: '.a { padding: 1.6rem -0.8rem; }' },
  {
    css: '.a { margin: clamp(1.25rem, .6rem + 2.6vw, 2.5em); }',
    scaled: '.a { margin: clamp(2rem, 0.96rem + 2.6vw, 2.5em); }',
  },
  {
    css: '@media (min-width: 48rem) { .a { gap: 2rem; } }',
    scaled: '@media (min-width: 48rem) { .a { gap: 3.2rem; } }',
  },
  { css: '.theorem { color: red; }', scaled: '.theorem { color: red; }' },
])('$css at a root font size of 10px is $scaled', ({ css, scaled }) => {
  expect(scaleRemText(css, 1.6)).toBe(scaled)
})
