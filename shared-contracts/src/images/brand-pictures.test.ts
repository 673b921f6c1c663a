import { expect, test } from 'vitest'
import { photographName, photographOf, widthsOf } from './brand-pictures.ts'

// Rule: formats-63
test('the address of a photograph says its size and its files', () => {
  const address = `/assets/${photographName('kaese', 1200, 800, '0a1b2c3d4e')}`
  expect(address).toBe('/assets/kaese-1200x800.0a1b2c3d4e.webp')
  const photograph = photographOf(address)
  expect([photograph?.width, photograph?.height]).toEqual([1200, 800])
  expect(photograph?.srcSet('avif')).toBe(
    ['480', '800', '1200'].map((width) => `/assets/kaese-${width}.0a1b2c3d4e.avif ${width}w`).join(', '),
  )
  expect(photograph?.srcSet('webp')).toBe(
    `/assets/kaese-480.0a1b2c3d4e.webp 480w, /assets/kaese-800.0a1b2c3d4e.webp 800w, ${address} 1200w`,
  )
})

// Rule: formats-63
test.each([
  [304, [304]],
  [480, [480]],
  [700, [480, 700]],
  [1200, [480, 800, 1200]],
])('a photograph of %d pixels has the widths %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

// Rule: formats-64
test.each(['/assets/still-life.0a1b2c3d4e.svg', 'file:///brands/laden/pictures/kaese.jpg', ''])(
  '%s is no photograph',
  (address) => {
    expect(photographOf(address)).toBeNull()
  },
)
