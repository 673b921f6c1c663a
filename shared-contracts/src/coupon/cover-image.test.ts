import { expect, test } from 'vitest'
import { coverImage } from './cover-image.ts'

const first = { path: 'https://p/1.jpg', tags: [] }
const background = { path: 'https://p/2.jpg', tags: ['de', 'BACKGROUND'] }

// Rule: coupons-7
test.each([
  { title: 'the background', images: [first, background], expected: background.path },
  {
    title: 'the first if none is a background',
    images: [first, { ...first, path: 'https://p/3.jpg' }],
    expected: first.path,
  },
  { title: 'one with an address', images: [{ path: ' ', tags: ['BACKGROUND'] }, first], expected: first.path },
  { title: 'empty without images', images: [], expected: '' },
])('the picture is $title', ({ images, expected }) => {
  expect(coverImage(images)).toBe(expected)
})
