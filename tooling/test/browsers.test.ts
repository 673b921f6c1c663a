import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scriptTargets } from '@portal/remote-kit/webpack/browsers'
import { content } from '@portal/brands/standard/content/accessibility'
import { root } from '../build/root.ts'

const { chrome, edge, firefox, safari, ios } = scriptTargets

// Rule: public-pages-84
test('the page about accessibility and the documents name the oldest browsers of browserslist', () => {
  expect([edge, ios]).toEqual([chrome, safari])
  const names = `Chrome und Edge ab Version\u00a0${chrome}, in Firefox ab Version\u00a0${firefox} und in Safari ab Version\u00a0${safari}`
  expect(JSON.stringify(content)).toContain(names)
  const document = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  expect(document).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`)
})
