import { describe, expect, test } from 'vitest'
import { servedImageWidths, type ImageWidth } from '@delikaterie/shared-contracts/domain/image-widths'
import { imageUrl, intrinsicSize, squareSources, widthSources } from './image-sources.ts'

const base = '/api/image'

describe('imageUrl', () => {
  test.each([
    { src: '/a.jpg', width: 480, square: true, expected: '/api/image?src=%2Fa.jpg&w=480&h=480' },
    { src: '/a.jpg', width: 480, square: false, expected: '/api/image?src=%2Fa.jpg&w=480' },
    {
      src: 'https://x.example/ö b.jpg?v=1&w=9',
      width: 600,
      square: false,
      expected: '/api/image?src=https%3A%2F%2Fx.example%2F%C3%B6%20b.jpg%3Fv%3D1%26w%3D9&w=600',
    },
    { src: '', width: 312, square: true, expected: '/api/image?src=&w=312&h=312' },
  ])('$src at $width px is $expected', ({ src, width, square, expected }) => {
    expect(imageUrl({ src, base, square }, width)).toBe(expected)
  })
})

describe('squareSources', () => {
  test.each([
    { index: 0, media: '(max-width: 748px)', width: 480 },
    { index: 1, media: '(max-width: 1014px)', width: 400 },
    { index: 2, media: '(max-width: 1328px)', width: 312 },
    { index: 3, media: undefined, width: 748 },
  ])('step $index serves $width px for $media', ({ index, media, width }) => {
    const source = squareSources('/a.jpg', base)[index]
    const at = (px: number) => `/api/image?src=%2Fa.jpg&w=${px}&h=${px}`
    expect(source).toEqual({ media, srcSet: `${at(width)} 1x, ${at(width * 2)} 2x` })
  })

  test('requests only widths that the edge serves', () => {
    const requested = squareSources('/a.jpg', base).flatMap(({ srcSet }) =>
      [...srcSet.matchAll(/&w=(\d+)/g)].map((match) => Number(match[1])),
    )
    expect(requested.filter((width) => !servedImageWidths.includes(width))).toEqual([])
  })
})

describe('widthSources', () => {
  const cases: { widths: ImageWidth[]; expected: number[] }[] = [
    { widths: [312], expected: [312, 624] },
    { widths: [600, 312], expected: [312, 600, 624, 1200] },
    { widths: [240, 480], expected: [240, 480, 960] },
  ]
  test.each(cases)('$widths become $expected, sorted and without duplicates', ({ widths, expected }) => {
    const srcSet = expected.map((width) => `/api/image?src=%2Fa.jpg&w=${width} ${width}w`).join(', ')
    expect(widthSources('/a.jpg', base, widths)).toBe(srcSet)
  })
})

describe('intrinsicSize', () => {
  test.each([
    { src: '/kaffee-1200x800.jpg', expected: { width: 1200, height: 800 } },
    { src: '/kaffee.jpg', expected: { width: 1000, height: 1000 } },
    { src: '/0x80.jpg', expected: { width: 1000, height: 1000 } },
    { src: '/1234567x80.jpg', expected: { width: 1000, height: 1000 } },
    { src: '/600x600/a.webp?v=2', expected: { width: 600, height: 600 } },
  ])('the size of $src is $expected', ({ src, expected }) => {
    expect(intrinsicSize(src)).toEqual(expected)
  })
})
