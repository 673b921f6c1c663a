import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeOtherBrand } from './remove-other-brand.ts'

const builds = ['shell/dist', 'embed/dist', 'mfe-auth/dist']

test.each([
  { built: 'Laden', left: builds },
  { built: 'Kontor', left: ['mfe-auth/dist'] },
])('before a build for Laden that of $built leaves $left', ({ built, left }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const build of builds) mkdirSync(path.join(folder, build), { recursive: true })
  writeFileSync(path.join(folder, 'shell/dist/shell-manifest.json'), JSON.stringify({ brand: built }))
  removeOtherBrand(folder, 'Laden')
  expect(builds.filter((build) => existsSync(path.join(folder, build)))).toEqual(left)
})

test('without a build nothing is removed', () => {
  expect(() => removeOtherBrand(path.join(tmpdir(), 'no-builds'), 'Laden')).not.toThrow()
})
