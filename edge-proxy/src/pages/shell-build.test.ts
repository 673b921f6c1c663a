import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brand } from '@portal/shared-contracts/brand/brand'
import { openShellBuild } from './shell-build.ts'
import { build } from './testing/sample-build.ts'

let folder: string
let seconds = 1_000
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shell-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a version with a later modification time than the previous one. */
function write(text: string): void {
  const file = join(folder, 'shell-manifest.json')
  writeFileSync(file, text)
  utimesSync(file, ++seconds, seconds)
}

test('throws with the build command if the shell is not built', () => {
  expect(openShellBuild(folder)).toThrow('npm run build')
})

test('throws naming both brands if the shell is built for another one', () => {
  write(JSON.stringify({ ...build, brand: 'Kaffeehaus' }))
  expect(openShellBuild(folder)).toThrow(`built for Kaffeehaus, BRAND names ${brand.shop.name}`)
})

test('reads a new build without a restart', () => {
  write(JSON.stringify(build))
  const read = openShellBuild(folder)
  expect(read()).toEqual(build)
  write(JSON.stringify({ ...build, files: {} }))
  expect(read().files).toEqual({})
})

test.each([
  { title: 'gone', change: () => rmSync(join(folder, 'shell-manifest.json')) },
  { title: 'half written', change: () => write('{"files":{') },
  { title: 'of another shape', change: () => write('{}') },
])('uses the previous build while the file is $title', ({ change }) => {
  write(JSON.stringify(build))
  const read = openShellBuild(folder)
  read()
  change()
  expect(read()).toEqual(build)
})
