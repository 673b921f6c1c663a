import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractVersion } from '@portal/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKey } from '../release/signing.ts'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'

let folder: string
let releases: Awaited<ReturnType<typeof openReleases>>
const [first, nextDay] = ['2026-11-22T07:00:00Z', '2026-11-23T07:00:00Z'] as const

const remotesAt = (now: string, ...args: string[]) =>
  openTerminal({ cwd: folder, env: { REMOTES_DIR: folder, REGISTRY_KEY: 'registry.json' }, now }).run(...args)
const remotes = (...args: string[]) => remotesAt(first, ...args)
const isThere = (file: string): boolean => existsSync(path.join(folder, 'remotes', file))

/** @throws Error with what the command printed if it fails */
async function done(...args: string[]): Promise<void> {
  const { code, errors } = await remotes(...args)
  if (code !== 0) throw new Error(errors)
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'remove-'))
  releases = await openReleases(folder)
  for (const file of ['registry.json', 'team.json']) await done('keys', 'create', '--out', file)
  const team = readKey(path.join(folder, 'team.json'), '--key')
  for (const name of ['mfe-x', 'mfe-y']) {
    const claims = [`--public=${team.public.x}`, '--path', `/${name}`, '--widget', 'box']
    await done('keys', 'add', name, ...claims)
    for (const version of ['1.0.0-a', '1.0.0-b']) {
      await releases.putVersion(name, version, { contract: contractVersion, widgets: { box: [] } }, team)
    }
    await done('current', name, '1.0.0-b')
  }
  await done('verify')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('remove switches a remote off, deletes it a day later, and verify passes all the time', async () => {
  expect((await remotes('remove', 'mfe-x', '--dry-run')).output).toMatch(/^Dry run: mfe-x is switched off/)
  expect((await remotes('list', 'mfe-x')).output).not.toContain('disabled')
  const off = `mfe-x is switched off, and open pages still load its files. After 2026-11-23T07:00:00.000Z, "remotes remove mfe-x" deletes it; with --files it does so at once.`
  expect(await remotes('remove', 'mfe-x')).toMatchObject({ code: 0, output: off })
  expect((await remotes('list', 'mfe-x')).output).toContain('disabled')
  // The day begins once.
  expect(await remotesAt('2026-11-23T06:59:00Z', 'remove', 'mfe-x')).toMatchObject({ code: 0, output: off })
  expect([isThere('mfe-x/1.0.0-a/record.jws'), await remotes('verify')]).toMatchObject([true, { code: 0 }])

  const { code, output } = await remotesAt(nextDay, 'remove', 'mfe-x')
  expect([code, output]).toEqual([0, expect.stringMatching(/^mfe-x is removed: revision \d+ does not have it, and 3 /)])
  expect([isThere('mfe-x'), isThere('mfe-y/release.json')]).toEqual([false, true])
  expect((await remotes('keys', 'list')).output).not.toContain('mfe-x')
  expect(await remotes('verify')).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 remotes with 2 versions'),
  })
})

test('remove --files deletes at once, also what keys remove or a stopped removal left, and a damaged pointer', async () => {
  await remotes('keys', 'remove', 'mfe-x')
  expect((await remotes('verify')).errors).toContain('"remotes remove mfe-x" removes it whole')
  await remotes('remove', 'mfe-x')
  expect(await remotes('verify')).toMatchObject({ code: 0 })
  rmSync(path.join(folder, 'remotes/mfe-x/release.json'))
  expect(await remotes('verify')).toMatchObject({ code: 0 })
  expect((await remotes('remove', 'mfe-x')).output).toContain('2 files are deleted')

  writeFileSync(path.join(folder, 'remotes/mfe-y/release.json'), '{')
  expect((await remotes('remove', 'mfe-y')).errors).toContain('release.json is not a release pointer')
  expect(await remotes('remove', 'mfe-y', '--files')).toMatchObject({ code: 0 })
  expect(isThere('mfe-y')).toBe(false)
  expect(await remotes('verify')).toMatchObject({ code: 0 })
})

test('a remote whose widget others show is not removed, nor one that is not there, nor without the key', async () => {
  const team = readKey(path.join(folder, 'team.json'), '--key')
  await releases.putVersion('mfe-y', '1.0.0-c', { uses: ['mfe-x/box'], widgets: { box: [] } }, team)
  expect(await remotes('current', 'mfe-y', '1.0.0-c')).toMatchObject({ code: 0 })
  const refused = await remotes('remove', 'mfe-x', '--files')
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('mfe-y 1.0.0-c shows mfe-x/box.')])
  expect(isThere('mfe-x/release.json')).toBe(true)
  expect((await remotes('remove', 'mfe-z')).errors).toContain('has no remote mfe-z')
  const { code, errors } = await openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run('remove', 'mfe-y')
  expect([code, errors]).toEqual([1, expect.stringContaining('--registry-key is missing')])
})

test('a remote whose slot another fills is not switched off, and the message names releases and claims', async () => {
  const team = readKey(path.join(folder, 'team.json'), '--key')
  await done('keys', 'add', 'mfe-x', '--offer', 'mfe-x:below')
  await done('keys', 'add', 'mfe-y', '--slot', 'mfe-x:below:box')
  await releases.putVersion('mfe-x', '1.0.0-c', { widgets: { box: [] }, offers: ['mfe-x:below'] }, team)
  await done('current', 'mfe-x', '1.0.0-c')
  const slots = [{ slot: 'mfe-x:below', widget: 'box' }]
  await releases.putVersion('mfe-y', '1.0.0-c', { widgets: { box: [] }, slots }, team)
  await done('current', 'mfe-y', '1.0.0-c')
  const { code, errors } = await remotes('remove', 'mfe-x')
  expect([code, errors]).toEqual([1, expect.stringContaining('mfe-y 1.0.0-c fills the slot mfe-x:below.')])
  const claim =
    'mfe-y claims the slot mfe-x:below. "remotes keys remove mfe-y --slot mfe-x:below:box" removes the claim.'
  expect(errors).toContain(claim)
  expect((await remotes('list', 'mfe-x')).output).not.toContain('disabled')
  await done('keys', 'remove', 'mfe-y', '--slot', 'mfe-x:below:box')
  expect((await remotes('remove', 'mfe-x')).errors).not.toContain('claims the slot')
})
