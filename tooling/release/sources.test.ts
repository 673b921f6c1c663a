import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { sourcesIn } from './sources.ts'

const place = mkdtempSync(path.join(tmpdir(), 'sources-'))
afterAll(() => rmSync(place, { recursive: true }))
const module = 'tooling/release/sources.ts'

/** A repository with the module and what it needs. */
function newRepository(name: string) {
  const folder = path.join(place, name)
  for (const file of [module, '.gitattributes', 'package-lock.json', '.gitignore'])
    cpSync(path.join(root, file), path.join(folder, file))
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'All')
  return { folder, revision: git('rev-parse', 'HEAD') }
}

test('the revision of a checkout is that of git, and says if there are changes or further files', () => {
  const { folder, revision } = newRepository('checkout')
  const lockFile = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  expect(sourcesIn(folder)).toEqual({ revision, lockFile, node: process.version })
  mkdirSync(path.join(folder, 'shell/dist'), { recursive: true })
  writeFileSync(path.join(folder, 'shell/dist/main.js'), '')
  expect(sourcesIn(folder).revision).toBe(revision)
  writeFileSync(path.join(folder, 'new.ts'), '')
  expect(sourcesIn(folder).revision).toBe(`${revision}-dirty`)
})

test('an archive of git knows its revision without git, and a copy in the folder of another repository has none', () => {
  const { folder, revision } = newRepository('origin')
  const archive = path.join(folder, 'archive')
  mkdirSync(archive)
  execFileSync('tar', ['-x', '-C', archive], {
    input: execFileSync('git', ['archive', 'HEAD'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 }),
  })
  expect(sourcesIn(archive).revision).toBe('unknown')
  const address = JSON.stringify(pathToFileURL(path.join(archive, module)).href)
  const script = `console.log((await import(${address})).sourcesIn('.').revision)`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: archive,
    encoding: 'utf8',
    env: {},
  })
  expect(printed.trim()).toBe(revision)
})
