import { expect, test } from 'vitest'
import { slug } from './slug.ts'

// Rules: formats-13, formats-17
test.each([
  { title: 'Trüffelöl, 100 ml', expected: 'truffelol-100-ml' },
  { title: '10 % auf Käse', expected: '10-prozent-auf-kase' },
  { title: '5 € Gutschein', expected: '5-euro-gutschein' },
  { title: 'Wein & Käse', expected: 'wein--und--kase' },
  { title: 'Rot/Weiß', expected: 'rot-wei' },
  { title: 'Crème brûlée', expected: 'creme-brulee' },
  { title: 'A_B', expected: 'a_b' },
])('the slug of "$title" is "$expected"', ({ title, expected }) => {
  expect(slug(title)).toBe(expected)
})
