import { expect, test } from 'vitest'
import { pageDataOf, withoutScripts } from './one-bundle-documents.ts'

const page = [
  '<link rel="preload" as="font" href="/f.woff2" crossorigin><link rel="stylesheet" href="/m.css">',
  '<p>Text</p><script type="application/json" id="portal-data" nonce="n">{"document":"landing"}</script>',
  '<script src="/m.js" async></script><link rel="preload" as="script" href="/a.js" fetchpriority="low">',
].join('')

test('a page without scripts keeps its markup, styles and fonts', () => {
  expect(withoutScripts(page)).toBe(
    '<link rel="preload" as="font" href="/f.woff2" crossorigin><link rel="stylesheet" href="/m.css"><p>Text</p>',
  )
})

test('the data of a page is what the edge wrote into it', () => {
  expect(pageDataOf(page)).toEqual({ document: 'landing' })
  expect(() => pageDataOf('<p>Text</p>')).toThrow('carries no data')
})
