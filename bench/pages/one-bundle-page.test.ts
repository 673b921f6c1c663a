import { expect, test } from 'vitest'
import { pageDataOf, withoutScripts } from './one-bundle-page.ts'

const page = [
  '<link rel="preload" as="font" href="/f.woff2" crossorigin><link rel="stylesheet" href="/m.css">',
  '<p>Text</p><script type="application/json" id="portal-data" nonce="n">{"document":"landing"}</script>',
  '<script src="/m.js" async></script><link rel="preload" as="script" href="/a.js" fetchpriority="low">',
].join('')

test('removes scripts and keeps markup, styles and fonts', () => {
  expect(withoutScripts(page)).toBe(
    '<link rel="preload" as="font" href="/f.woff2" crossorigin><link rel="stylesheet" href="/m.css"><p>Text</p>',
  )
})

test('reads the page data that the edge wrote', () => {
  expect(pageDataOf(page)).toEqual({ document: 'landing' })
  expect(() => pageDataOf('<p>Text</p>')).toThrow('contains no data')
})
