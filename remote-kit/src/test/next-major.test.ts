import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'
import { changePointer } from '../release/pointer.ts'

// A portal moves from contract 3 to 4 while shells of both are live.

const [old, next, later] = ['1.0.0-old', '2.0.0-next', '2.1.0-later'] as const
const shell = { origin: 'https://portal.example', shared: {}, paths: ['/'], widgets: [] }
let folder: string
let releases: Awaited<ReturnType<typeof openReleases>>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'next-major-'))
  releases = await openReleases(folder)
  await releases.register('mfe-x')
  await releases.putVersion('mfe-x', old, { contract: '3.1.0' })
  for (const version of [next, later]) await releases.putVersion('mfe-x', version, { contract: '4.0.0' })
  await changePointer(releases.target, 'mfe-x', () => ({ current: old }), { major: '3' })
  await releases.putShell({ ...shell, build: 'old', contract: '3.10.0' })
})
afterEach(() => rmSync(folder, { recursive: true }))

const remotes = (...args: string[]) =>
  openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run(...args, '--by', 'Ada')
const list = () => openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run('list')
const remotesVerify = () => openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run('verify')
const stored = (): unknown => JSON.parse(readFileSync(path.join(folder, 'remotes/mfe-x/release.json'), 'utf8'))

test('versions for the next shells are released, given to a part and rolled back beside those of today', async () => {
  const steps: [string[], object][] = [
    [['canary', '5', 'mfe-x', '--version', next], { canary: { version: next, percent: 5 } }],
    [['promote', 'mfe-x'], { current: next }],
    [['canary', '5', 'mfe-x', '--version', later], { current: next, canary: { version: later, percent: 5 } }],
    [['canary', '20', 'mfe-x'], { current: next, canary: { version: later, percent: 20 } }],
    [['promote', 'mfe-x'], { current: later, previous: next }],
    [['rollback', 'mfe-x'], { current: next }],
  ]
  for (const [args, versions] of steps) {
    expect(await remotes(...args, '--contract', '4')).toMatchObject({ code: 0, errors: '' })
    expect(stored()).toMatchObject({ current: old, majors: { 4: versions } })
  }
  expect((await list()).output).toBe(
    `mfe-x: contract 3: ${old}, blocked ${later}; ${next}, blocked ${later} (Ada, 2026-11-22T07:00:00.000Z)`,
  )
})

test.each([
  {
    args: ['canary', '5', 'mfe-x', '--version', next, '--contract', '3'],
    message: /built for contract 4\.0\.0\. Pass --contract 4/,
  },
  { args: ['rollback', 'mfe-x', '--version', old, '--contract', '4'], message: /There is no current version/ },
  { args: ['promote', 'mfe-x', '--contract', 'four'], message: /--contract must be a major such as 4/ },
])('$args is refused, and the pointer stays', async ({ args, message }) => {
  const { code, errors } = await remotes(...args)
  expect([code, errors]).toEqual([1, expect.stringMatching(message)])
  expect(stored()).toEqual({ current: old })
})

test('a version for both shells is held until it is replaced for both', async () => {
  const hold = { version: old, reason: 'fixes a leak', until: '2026-11-24T12:00:00.000Z' }
  await changePointer(releases.target, 'mfe-x', () => ({ current: old, hold }), { major: '4' })
  await changePointer(releases.target, 'mfe-x', () => ({ current: old, hold }), { major: '3' })
  await remotes('canary', '5', 'mfe-x', '--version', next, '--contract', '4')
  await remotes('promote', 'mfe-x', '--contract', '4')
  expect(stored()).toMatchObject({ current: old, majors: { 4: { current: next } }, hold })
  await changePointer(releases.target, 'mfe-x', (pointer) => ({ ...pointer, current: later }), { major: '3' })
  expect(stored()).not.toHaveProperty('hold')
})

test('a version for shells that are gone is refused', async () => {
  await releases.putVersion('mfe-x', '1.1.0-late', { contract: '3.1.0' })
  rmSync(path.join(folder, 'shells/old.json'))
  await releases.putShell({ ...shell, build: 'new', contract: '4.0.0' })
  const { code, errors } = await remotes('canary', '5', 'mfe-x', '--version', '1.1.0-late', '--contract', '3')
  expect([code, errors]).toEqual([1, expect.stringContaining('Build with a shared-contracts of contract 4.')])
})

test('current takes the contract from the version, and leaves the versions of other shells', async () => {
  const at = { current: old, majors: { 4: { current: later } }, by: 'Ada', at: '2026-11-22T07:00:00.000Z' }
  expect(await remotes('current', 'mfe-x', later)).toMatchObject({ code: 0, errors: '' })
  expect(stored()).toEqual(at)
  expect(await remotes('current', 'mfe-x', next)).toMatchObject({ code: 0, errors: '' })
  expect(stored()).toEqual({ ...at, majors: { 4: { current: next, previous: later } } })
})

test('list and verify tell of a version that was written by hand where no shell takes it', async () => {
  const file = path.join(folder, 'remotes/mfe-x/release.json')
  writeFileSync(file, JSON.stringify({ current: next, majors: { 4: { current: later, previous: next } } }))
  const sentence = `remotes/mfe-x/release.json names ${next} outside of "majors", but it is built for contract 4.0.0: no shell takes it. Delete it there; "remotes current mfe-x ${next}" gives it to its shells.`
  expect((await list()).output).toBe(`mfe-x: contract 3: ${next}; ${later}, previous ${next}\n  ${sentence}`)
  expect((await remotesVerify()).errors).toContain(sentence)
  writeFileSync(file, JSON.stringify({ current: old, majors: { 4: { current: next } } }))
  expect(await remotesVerify()).toMatchObject({ code: 0 })
})
