import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { changePointer, readPointer, type Pointer } from '../release/pointer.ts'
import { folderTarget } from '../targets/folder-target.ts'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'

const [a, b, c] = ['1.0.0-a', '1.0.0-b', '1.0.0-c'] as const
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pointer-'))
  const releases = await openReleases(folder)
  await releases.register('mfe-x')
  for (const version of [a, b, c]) await releases.putVersion('mfe-x', version)
})
afterEach(() => rmSync(folder, { recursive: true }))

const remotes = (...args: string[]) => openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run(...args)
const start = (pointer: Pointer) => changePointer(folderTarget(folder), 'mfe-x', () => pointer)
const written = { by: 'Ada', at: '2026-11-22T07:00:00.000Z' }

test('canary, promote, rollback, disable and enable each write the pointer once and say who did it', async () => {
  await start({ current: a })
  const steps: [string[], object][] = [
    [['canary', '5', 'mfe-x', '--version', b], { current: a, canary: { version: b, percent: 5 } }],
    [['canary', '20', 'mfe-x'], { current: a, canary: { version: b, percent: 20 } }],
    [['promote', 'mfe-x'], { current: b, previous: a }],
    [['disable', 'mfe-x'], { current: b, previous: a, disabled: true }],
    [['enable', 'mfe-x'], { current: b, previous: a }],
    [['rollback', 'mfe-x'], { current: a, blocked: [b] }],
    [['rollback', 'mfe-x', '--version', c], { current: c, blocked: [b, a] }],
  ]
  for (const [args, expected] of steps) {
    const { code, json } = await remotes(...args, '--by', 'Ada', '--json')
    expect([code, json]).toEqual([0, expect.objectContaining({ ok: true, remote: 'mfe-x', dryRun: false })])
    expect(await readPointer(folderTarget(folder), 'mfe-x')).toEqual({ ...expected, ...written })
  }
})

test('current gives any uploaded version to every browser: forward, back, and after the pointer was lost', async () => {
  await start({ current: b, previous: a, canary: { version: c, percent: 5 } })
  const steps: [string[], object][] = [
    [[a], { current: a, previous: b }],
    [[c], { current: c, previous: a }],
  ]
  for (const [args, expected] of steps) {
    expect(await remotes('current', 'mfe-x', ...args, '--by', 'Ada')).toMatchObject({ code: 0, errors: '' })
    expect(await readPointer(folderTarget(folder), 'mfe-x')).toEqual({ ...expected, ...written })
  }
  await remotes('rollback', 'mfe-x')
  expect(await remotes('current', 'mfe-x', c)).toMatchObject({ code: 1, errors: expect.stringContaining('--unblock') })
  expect((await remotes('current', 'mfe-x', c, '--unblock')).output).toBe(`mfe-x is ${c}, previous ${a}`)

  rmSync(path.join(folder, 'remotes/mfe-x/release.json'))
  expect((await remotes('current', 'mfe-x', b, '--dry-run')).output).toBe(`Dry run: mfe-x is ${b}`)
  expect((await remotes('current', 'mfe-x', b)).output).toBe(`mfe-x is ${b}`)
})

test('current needs a target alone: no key, no project, and no name in git', async () => {
  await start({ current: a })
  const empty = mkdtempSync(path.join(tmpdir(), 'empty-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  const { code, output } = await openTerminal({ cwd: empty }).run('current', 'mfe-x', b, '--to', folder)
  expect([code, output]).toEqual([0, `mfe-x is ${b}, previous ${a}`])
})

test('a version is held until the hold ends, another one is promoted or it is rolled back', async () => {
  const hold = { version: b, reason: 'fixes a leak', until: '2026-11-25T00:00:00.000Z' }
  const holding = ['hold', 'mfe-x', '--reason', 'fixes a leak', '--until', '2026-11-25']
  const used = { current: b, previous: a }
  await start(used)
  const steps: [string[], object][] = [
    [holding, { ...used, hold }],
    [['hold', 'mfe-x', '--end'], used],
    [[...holding, '--version', b], { ...used, hold }],
    [['canary', '5', 'mfe-x', '--version', c], { ...used, hold, canary: { version: c, percent: 5 } }],
    [['promote', 'mfe-x'], { current: c, previous: b }],
    [holding, { current: c, previous: b, hold: { ...hold, version: c } }],
    [['rollback', 'mfe-x'], { current: b, blocked: [c] }],
  ]
  for (const [args, expected] of steps) {
    const { code, errors } = await remotes(...args, '--by', 'Ada')
    expect([code, errors]).toEqual([0, ''])
    expect(await readPointer(folderTarget(folder), 'mfe-x')).toEqual({ ...expected, ...written })
  }
})

test('a list says which version is held, until when and why', async () => {
  await start({ current: a })
  const { output } = await remotes('hold', 'mfe-x', '--reason', 'fixes a leak', '--until', '2026-11-25T12:00:00Z')
  expect(output).toBe(`mfe-x is ${a}, ${a} held until 2026-11-25T12:00:00.000Z: fixes a leak`)
  expect((await remotes('list')).output).toContain(`${a} held until 2026-11-25T12:00:00.000Z: fixes a leak`)
})

test('without a current version the first canary is promoted, or rolled back and blocked', async () => {
  await start({ canary: { version: a, percent: 5 } })
  expect((await remotes('list')).output).toBe(`mfe-x: without a current version, canary ${a} at 5 %`)
  await remotes('promote', 'mfe-x')
  expect(await readPointer(folderTarget(folder), 'mfe-x')).toMatchObject({ current: a })
  await start({ canary: { version: b, percent: 5 } })
  expect((await remotes('rollback', 'mfe-x')).output).toBe(`mfe-x is without a current version, blocked ${b}`)
})

test('a dry run prints the next pointer and writes nothing', async () => {
  await start({ current: b, previous: a })
  const { code, output } = await remotes('rollback', 'mfe-x', '--dry-run')
  expect([code, output]).toEqual([0, `Dry run: mfe-x is ${a}, blocked ${b}`])
  expect(await readPointer(folderTarget(folder), 'mfe-x')).toEqual({ current: b, previous: a })
})

test.each([
  { args: ['promote', 'mfe-x'], message: /no canary/ },
  { args: ['promote', 'mfe-y'], message: /mfe-y has no release in .*Release it first/ },
  { args: ['promote'], message: /NAME is missing/ },
  { args: ['canary', '5', 'mfe-x'], message: /--version is missing/ },
  { args: ['canary', '5', 'mfe-x', '--version', '9.9.9'], message: /no version 9\.9\.9 in .*"list mfe-x"/ },
  { args: ['canary', 'five', 'mfe-x', '--version', b], message: /PERCENT must be a number/ },
  { args: ['rollback', 'mfe-x', '--version', '9.9.9'], message: /no version 9\.9\.9/ },
  { args: ['current', 'mfe-x', '9.9.9'], message: /no version 9\.9\.9/ },
  { args: ['hold', 'mfe-x', '--until', '2026-11-25'], message: /--reason must say/ },
  { args: ['hold', 'mfe-x', '--reason', 'x', '--until', '2026-12-25'], message: /at most seven days from now/ },
  { args: ['disable', 'mfe-x', '--to', 'ftp://store'], message: /--to must be a folder or s3/ },
])('$args is refused with the remedy', async ({ args, message }) => {
  await start({ current: a })
  const { code, errors, json } = await remotes(...args, '--json')
  expect([code, errors]).toEqual([1, expect.stringMatching(message)])
  expect(json).toEqual({ ok: false, error: 'refused', message: errors.trim() })
})

test.each([
  { args: ['--help'], code: 0 },
  { args: ['canary', '--help'], code: 0 },
  { args: [], code: 2 },
  { args: ['canry'], code: 2 },
  { args: ['promote', '--now'], code: 2 },
  { args: ['canary'], code: 2 },
])('$args ends with exit code $code and help', async ({ args, code }) => {
  const terminal = await remotes(...args)
  expect(terminal.code).toBe(code)
  expect(terminal.output + terminal.errors).toContain('--help')
})

test('a target that cannot be read ends with exit code 3', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const { code, json } = await remotes('list', '--to', 'file/below', '--json')
  expect([code, json]).toEqual([3, expect.objectContaining({ ok: false, error: 'failed' })])
})

test('without a target the message names --to and REMOTES_DIR', async () => {
  const { code, errors } = await openTerminal({ cwd: folder }).run('promote', 'mfe-x')
  expect([code, errors]).toEqual([1, expect.stringMatching(/--to is missing.*REMOTES_DIR/)])
})
