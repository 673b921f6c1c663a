import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brands } from './brands.ts'
import { fixture } from './fixture.ts'

// Rule: public-pages-53
test('brands finds words, colours and pictures of a brand outside its folder, in sources and in builds, and a brand that does not say whether points expire', async () => {
  using scratch = mkdtempDisposableSync(path.join(tmpdir(), 'checks-'))
  const folder = path.join(scratch.path, 'brands')
  cpSync(fixture('brands'), folder, { recursive: true })
  mkdirSync(path.join(folder, 'mfe-cards/dist'), { recursive: true })
  writeFileSync(path.join(folder, 'mfe-cards/dist/entry.js'), 'show("hallo@musterladen.example")')
  expect(await brands(folder)).toEqual([
    "brands/laden/brand.ts: does not say whether points expire; add `pointsExpiry: { kind: 'never' }`, or for example `pointsExpiry: { kind: 'afterMonths', months: 24, endOf: 'year' }`",
    'shared-ui/src/copy.svg: has a picture of the brand laden',
    'shared-ui/src/hero.css: has #0A5B6C of the brand laden, or brands/laden/marks-in-use.ts lacks it',
    'shell/src/call.ts: has punktehaus/ of the brand laden, or brands/laden/marks-in-use.ts lacks it',
    'shell/src/page.ts: has Musterladen of the brand laden, or brands/laden/marks-in-use.ts lacks it',
    'mfe-cards/dist/entry.js: has Musterladen of the brand laden, or brands/laden/marks-in-use.ts lacks it',
  ])
})
