import { expect, test } from 'vitest'
import { withoutScripts } from './sites.ts'

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
