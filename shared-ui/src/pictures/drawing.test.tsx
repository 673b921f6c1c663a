import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from './drawing.tsx'

const photograph = '/assets/kaese-800x533.0a1b2c3d4e.webp'

// Rule: formats-64
test('a drawing is one file, and decoration unless it has a text', () => {
  const html = renderToStaticMarkup(<Drawing src="/assets/kaese.svg" />)
  expect(html).toMatch(/^<img src="\/assets\/kaese.svg" alt="" width="480" height="320" loading="lazy"/)
  expect(renderToStaticMarkup(<Drawing src="/a.svg" alt="Ein Käse" />)).toContain('alt="Ein Käse"')
})

// Rule: formats-63
test('a photograph has AVIF files, then WebP files, in all its widths, and the size of its place', () => {
  const html = renderToStaticMarkup(<Drawing src={photograph} alt="Ein Käse" shape="hero" className="x" />)
  const [avif = '', webp = '', image = ''] = html.match(/<(source|img)[^>]*>/g) ?? []
  expect(avif).toContain('type="image/avif"')
  expect(avif).toContain('/assets/kaese-480.0a1b2c3d4e.avif 480w, /assets/kaese-800.0a1b2c3d4e.avif 800w')
  expect(webp).toContain('type="image/webp"')
  expect(webp).toContain(`/assets/kaese-480.0a1b2c3d4e.webp 480w, ${photograph} 800w`)
  expect(image).toContain(`src="${photograph}" alt="Ein Käse" width="520" height="366" loading="lazy"`)
  expect(avif).toContain('sizes="auto, ')
})

test('a picture in view from the start does not wait for the layout', () => {
  const html = renderToStaticMarkup(<Drawing src={photograph} isFirst />)
  expect(html).not.toMatch(/loading=|decoding=|sizes="auto/)
})
