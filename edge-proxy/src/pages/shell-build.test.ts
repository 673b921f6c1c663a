import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShellBuild } from './shell-build.ts'
import { build } from './testing/sample.ts'

let folder: string
let seconds = 1_000
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shell-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Each writing is a second later than the one before. */
function write(text: string): void {
  const file = join(folder, 'shell.json')
  writeFileSync(file, text)
  utimesSync(file, ++seconds, seconds)
}

test('a shell that was never built is said so', () => {
  expect(openShellBuild(folder)).toThrow('npm run build')
})

test('a new build is read without a restart', () => {
  write(JSON.stringify(build))
  const read = openShellBuild(folder)
  expect(read()).toEqual(build)
  write(JSON.stringify({ ...build, home: { files: ['/assets/other.js'], widgets: [] } }))
  expect(read().home.files).toEqual(['/assets/other.js'])
})

test.each([
  { title: 'gone', change: () => rmSync(join(folder, 'shell.json')) },
  { title: 'half written', change: () => write('{"files":{') },
  { title: 'of another shape', change: () => write('{}') },
])('while its file is $title the build before stays', ({ change }) => {
  write(JSON.stringify(build))
  const read = openShellBuild(folder)
  read()
  change()
  expect(read()).toEqual(build)
})
