import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isHashed, keepAssets } from './kept-assets.ts'
import { createPageApp } from './testing/page-app.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'assets-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const inFolder = (...parts: string[]): string => path.join(folder, ...parts)

function put(...parts: string[]): string {
  const file = inFolder(...parts)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '1')
  return file
}

/** Keeps the files of a build in the folder; returns the lines of the log. */
async function keep(): Promise<string> {
  let log = ''
  const logger = pino({ base: null }, { write: (line: string) => void (log += line) })
  const build = { shellDist: inFolder('dist'), embedDist: inFolder('embed'), publicDir: inFolder('public') }
  const stop = await keepAssets(build, inFolder('assets'), logger)
  stop()
  return log
}

test.each([
  { name: 'main.0a1b2c3d4e.js', hashed: true },
  { name: '0a1b2c3d4e5f.css', hashed: true },
  { name: 'sans-latin.0a1b2c3d4e.woff2', hashed: true },
  { name: 'rewards.js', hashed: false },
  { name: 'manifest.json', hashed: false },
  { name: 'main-0a1b2c3d4e.js', hashed: false },
  { name: 'main.0a1b2c3.js', hashed: false },
  { name: '0a1b2c3d4e', hashed: false },
])('$name has a hash: $hashed', ({ name, hashed }) => expect(isHashed(name)).toBe(hashed))

test('hashed files of shell and elements are kept with their brotli duplicates, others are not', async () => {
  for (const name of ['main.0a1b2c3d4e.js', 'main.0a1b2c3d4e.js.br', 'manifest.json']) put('dist/assets', name)
  for (const name of ['runtime.0a1b2c3d4e.js', 'rewards.js', 'rewards.js.br']) put('embed', name)
  expect(await keep()).toBe('')
  expect(readdirSync(inFolder('assets/shell')).toSorted()).toEqual(['main.0a1b2c3d4e.js', 'main.0a1b2c3d4e.js.br'])
  expect(readdirSync(inFolder('assets/embed'))).toEqual(['runtime.0a1b2c3d4e.js'])
})

test('files of builds that were in use in the last 30 days are kept, and those of the own build', async () => {
  put('dist/assets/own.0a1b2c3d4e.js')
  const daysAgo = (days: number, ...parts: string[]): string => {
    const file = put(...parts)
    const time = Date.now() / 1000 - days * 24 * 60 * 60
    utimesSync(file, time, time)
    return file
  }
  const own = daysAgo(31, 'assets/shell/own.0a1b2c3d4e.js')
  const used = daysAgo(29, 'assets/shell/used.0a1b2c3d4e.js')
  const old = [daysAgo(31, 'assets/shell/old.0a1b2c3d4e.js'), daysAgo(31, 'assets/embed/old.0a1b2c3d4e.js')]
  await keep()
  expect([own, used, ...old].map((file) => existsSync(file))).toEqual([true, true, false, false])
})

test('an edge that cannot keep files says so and goes on', async () => {
  put('dist/assets/main.0a1b2c3d4e.js')
  put('assets')
  expect(await keep()).toContain('files of the shell not kept')
})

test('of the kept files only those with a hash are sent, and no path leaves their folder', async () => {
  const pages = createPageApp()
  for (const name of ['shell/main.0a1b2c3d4e.js', 'embed/runtime.ffffffffff.js', 'shell/main.js', 'embed/old.js']) {
    pages.put(`assets/${name}`, '1')
  }
  pages.put('assets/outside.0a1b2c3d4e.js', '1')
  const status = async (target: string): Promise<number> => (await pages.app.request(target)).status
  for (const target of ['/assets/main.0a1b2c3d4e.js', '/embed/v1/runtime.ffffffffff.js']) {
    expect([target, await status(target)]).toEqual([target, 200])
  }
  for (const target of [
    '/assets/main.js',
    '/embed/v1/old.js',
    '/embed/v1/main.0a1b2c3d4e.js',
    '/assets/runtime.ffffffffff.js',
    '/assets/..%2Foutside.0a1b2c3d4e.js',
    '/assets/%2e%2e%2foutside.0a1b2c3d4e.js',
    '/assets/..%5Coutside.0a1b2c3d4e.js',
    '/assets/..%2Fembed%2Fruntime.ffffffffff.js',
    '/assets/.%2Fmain.0a1b2c3d4e.js',
    '/assets/%2Fmain.0a1b2c3d4e.js',
    '/embed/v1/..%2Foutside.0a1b2c3d4e.js',
    '/embed/v1/../outside.0a1b2c3d4e.js',
    '/embed/v1/%2e%2e/outside.0a1b2c3d4e.js',
    '/embed/v1/..%2Fshell%2Fmain.0a1b2c3d4e.js',
  ]) {
    expect([target, await status(target)]).toEqual([target, 404])
  }
  pages.remove()
})
