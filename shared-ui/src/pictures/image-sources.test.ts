import { expect, test } from 'vitest'
import { servedImageWidths } from '@portal/shared-contracts/images/image-widths'
import { imageUrl, intrinsicSize, squareSources, widthSources } from './image-sources.ts'

// Rule: formats-38
test.each([
  { src: '/a.jpg', width: 480, square: true, expected: '/api/image?src=%2Fa.jpg&w=480&h=480' },
  { src: '/a.jpg', width: 480, square: false, expected: '/api/image?src=%2Fa.jpg&w=480' },
  {
    src: 'https://x.example/ö b.jpg?v=1&w=9',
    width: 600,
    square: false,
    expected: '/api/image?src=https%3A%2F%2Fx.example%2F%C3%B6%20b.jpg%3Fv%3D1%26w%3D9&w=600',
  },
  { src: 'half \uD83E', width: 480, square: false, expected: '/api/image?src=half%20%EF%BF%BD&w=480' },
  { src: '', width: 312, square: true, expected: '/api/image?src=&w=312&h=312' },
])('$src at $width px is $expected', ({ src, width, square, expected }) => {
  expect(imageUrl(src, square, width)).toBe(expected)
})

// Rule: formats-40
test.each([
  { index: 0, media: '(max-width: 748px)', width: 480 },
  { index: 1, media: '(max-width: 1014px)', width: 400 },
  { index: 2, media: '(max-width: 1328px)', width: 312 },
  { index: 3, media: undefined, width: 748 },
])('step $index of a square image serves $width px for $media', ({ index, media, width }) => {
  const at = (px: number) => `/api/image?src=%2Fa.jpg&w=${px}&h=${px}`
  expect(squareSources('/a.jpg')[index]).toEqual({ media, srcSet: `${at(width)} 1x, ${at(width * 2)} 2x` })
})

// Rule: formats-40
test('a small square image has one density on phones and wide screens, where it is twice as wide as its place', () => {
  const srcSets = squareSources('/a.jpg', true).map(({ srcSet }) => srcSet.replaceAll(/\S+w=(\d+)&h=\d+/g, '$1'))
  expect(srcSets).toEqual(['480', '400 1x, 800 2x', '312 1x, 624 2x', '748'])
})

test('the widths of an image that is not square are sent single and doubled, sorted', () => {
  const widths = [312, 400, 480, 600, 624, 748, 800, 960, 1200, 1496]
  const srcSet = widths.map((width) => `/api/image?src=%2Fa.jpg&w=${width} ${width}w`).join(', ')
  expect(widthSources('/a.jpg')).toBe(srcSet)
})

test('only widths that the edge serves are requested', () => {
  const sources = [...squareSources('/a.jpg').map(({ srcSet }) => srcSet), widthSources('/a.jpg')].join()
  const requested = [...sources.matchAll(/&w=(\d+)/g)].map((match) => Number(match[1]))
  expect(requested.filter((width) => !servedImageWidths.includes(width))).toEqual([])
})

// Rule: formats-43
test.each([
  { src: '/kaffee-1200x800.jpg', expected: { width: 1200, height: 800 } },
  { src: '/kaffee.jpg', expected: { width: 1000, height: 1000 } },
  { src: '/0x80.jpg', expected: { width: 1000, height: 1000 } },
  { src: '/1234567x80.jpg', expected: { width: 1000, height: 1000 } },
  { src: '/600x600/a.webp?v=2', expected: { width: 600, height: 600 } },
])('the size of $src is $expected', ({ src, expected }) => {
  expect(intrinsicSize(src)).toEqual(expected)
})
