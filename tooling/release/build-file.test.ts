import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBuildFile, requireSources, writeBuildFile } from './build-file.ts'

const checkout = { revision: 'a'.repeat(40), lockFile: 'b'.repeat(64), node: 'v24.0.0', brand: 'laden' }

function built(from = checkout): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/main.js'), 'main')
  writeBuildFile(folder, from)
  return folder
}

test('a build says what it was made from, the same at each time', () => {
  const folder = built()
  expect(readBuildFile(folder)).toEqual(checkout)
  writeBuildFile(folder, checkout)
  expect(readBuildFile(folder)).toEqual(checkout)
})

test('a build whose files were changed afterwards, or that says nothing, is refused', () => {
  const folder = built()
  appendFileSync(path.join(folder, 'assets/main.js'), ' changed')
  expect(() => readBuildFile(folder)).toThrow('has other files than `npm run build` has written')
  rmSync(path.join(folder, 'build.json'))
  expect(() => readBuildFile(folder)).toThrow('build.json is missing')
})

test.each([
  { title: 'an earlier revision', from: { revision: 'c'.repeat(40) }, expected: 'the revision ccc' },
  { title: 'changes', from: { revision: `${'a'.repeat(40)}-dirty` }, expected: /the revision a+-dirty, and/ },
  { title: 'no revision', from: { revision: 'unknown' }, expected: 'the revision unknown' },
  { title: 'another lock file', from: { lockFile: 'd'.repeat(64) }, expected: 'the lockFile ddd' },
  { title: 'another brand', from: { brand: 'markt' }, expected: 'the brand markt, and that of the checkout is laden' },
])('a build from $title is refused', ({ from, expected }) => {
  const builds = [{ folder: 'shell/dist', from: { ...checkout, ...from } }]
  expect(() => requireSources(builds, checkout)).toThrow(expected)
})

test('builds from the checkout are accepted, also one without a brand', () => {
  const { brand: _, ...ofRemote } = checkout
  const builds = [checkout, ofRemote].map((from) => ({ folder: 'dist', from }))
  expect(() => requireSources(builds, checkout)).not.toThrow()
})

test.each(['unknown', `${'a'.repeat(40)}-dirty`])('a checkout whose revision is %s is refused', (revision) => {
  expect(() => requireSources([], { ...checkout, revision })).toThrow('No revision describes the checkout')
})
