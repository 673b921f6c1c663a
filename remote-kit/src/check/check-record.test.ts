import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changePointer, readPointer } from '../release/pointer.ts'
import { createKey, type ReleaseKey } from '../release/signing.ts'
import { readRecord } from '../release/stored-record.ts'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'
import { loadedHash, requireSameRecord, writeCheck, type CheckRecord } from './check-record.ts'

const [current, canary] = ['1.0.0-a', '1.1.0-b'] as const
const portal = 'https://portal.example'
const hash = (character: string): string => `sha384-${character.repeat(64)}`
const files = { 'entry.js': hash('b'), 'mf-manifest.json': hash('c') }
let folder: string
let releases: Awaited<ReturnType<typeof openReleases>>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'checked-'))
  releases = await openReleases(folder)
  await releases.register('mfe-x')
  await releases.putVersion('mfe-x', current, { files: { 'entry.js': hash('a') } })
  await releases.putVersion('mfe-x', canary, { files })
  await changePointer(releases.target, 'mfe-x', () => ({ current, canary: { version: canary, percent: 5 } }))
})
afterEach(() => rmSync(folder, { recursive: true }))

const remotes = (...args: string[]) => openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run(...args)
const promote = (...args: string[]) => remotes('promote', 'mfe-x', '--checked', '--by', 'Ada', ...args)

async function recordOf(version: string): Promise<ReleaseRecord> {
  const stored = await readRecord(releases.target, 'mfe-x', version)
  if (stored === null) throw new Error(`${version} is not there`)
  return stored.record
}

/** Stores a check of a version. */
async function putCheck(version: string, more: Partial<CheckRecord> = {}, key: ReleaseKey = releases.teamKey) {
  const check: CheckRecord = {
    name: 'mfe-x',
    version,
    hash: loadedHash(await recordOf(version)),
    portal,
    brand: 'A shop',
    at: '2026-11-22T06:00:00.000Z',
    passed: true,
    opened: ['/x as visitor at 390 px'],
    skipped: [],
    ...more,
  }
  return writeCheck(releases.target, check, key)
}

test.each([
  {
    title: 'no check',
    put: async () => {},
    message: /has no check that a key of mfe-x signed\. Run "remotes check mfe-x --canary --portal URL --session FILE"/,
  },
  { title: 'a check of the current version', put: () => putCheck(current), message: /has no check/ },
  {
    title: 'a check of the current version that says it is of the canary',
    put: async () => putCheck(canary, { hash: loadedHash(await recordOf(current)) }),
    message: /has no check/,
  },
  {
    title: 'a check that a foreign key signed',
    put: async () => putCheck(canary, {}, await createKey()),
    message: /has no check/,
  },
  {
    title: 'a check that left something out',
    put: () => putCheck(canary, { skipped: ['pages as a member: --session names no test account'] }),
    message: /in https:\/\/portal\.example left out: pages as a member: .* or add --allow-skipped\.$/m,
  },
  {
    title: 'a failed check',
    put: () => putCheck(canary, { passed: false }),
    message: /did not pass its check in https:\/\/portal\.example/,
  },
  {
    title: 'a passed check that a later one replaced',
    put: () => putCheck(canary).then(() => putCheck(canary, { passed: false })),
    message: /did not pass/,
  },
  {
    title: 'a check in another portal',
    put: () => putCheck(canary, { portal: 'https://other.example' }),
    args: ['--portal', `${portal}/start`],
    message:
      /has no check in https:\/\/portal\.example .* Run "remotes check mfe-x --canary --portal https:\/\/portal\.example --session FILE"/,
  },
])('promote --checked refuses a canary with $title, and says what to run', async ({ put, args = [], message }) => {
  await put()
  const { code, errors } = await promote(...args)
  expect([code, errors]).toEqual([1, expect.stringMatching(message)])
  expect(await readPointer(releases.target, 'mfe-x')).toMatchObject({ current })
  expect(await remotes('promote', 'mfe-x', '--by', 'Ada')).toMatchObject({ code: 0 })
})

test.each([
  { title: 'of the canary', args: [] },
  { title: 'of the canary in this portal, beside a failed one of another portal', args: ['--portal', portal] },
])('promote --checked accepts a passed check $title', async ({ args }) => {
  if (args.length > 0) await putCheck(canary, { portal: 'https://other.example', passed: false })
  await putCheck(canary)
  expect(await promote(...args)).toMatchObject({ code: 0 })
  expect(await readPointer(releases.target, 'mfe-x')).toMatchObject({ current: canary })
})

test.each([['--portal', portal], ['--allow-skipped']])('%s without --checked promotes nothing', async (...args) => {
  const { code, errors } = await remotes('promote', 'mfe-x', ...args)
  expect([code, errors]).toEqual([1, expect.stringMatching(/--portal and --allow-skipped are for --checked only/)])
})

test('promote --checked --allow-skipped accepts a check that left something out, and none that failed', async () => {
  await putCheck(canary, { skipped: ['widget box: no page that was opened shows it'] })
  await putCheck(canary, { skipped: ['widget box'], passed: false, portal: 'https://other.example' })
  expect(await promote('--allow-skipped')).toMatchObject({ code: 1 })
  expect(await promote('--allow-skipped', '--portal', portal)).toMatchObject({ code: 0 })
})

test('a check of a record that lacks what the release has is refused, because promote would not find it', async () => {
  const record = await recordOf(canary)
  await requireSameRecord(releases.target, record, portal)
  for (const served of [
    { ...record, offers: ['mfe-x:below' as const] },
    { ...record, version: '9.9.9-x' },
  ]) {
    await expect(requireSameRecord(releases.target, served, portal)).rejects.toThrow(`${portal} serves another record`)
  }
})

test('a stored check is no version, and no fault of the store', async () => {
  await putCheck(canary)
  expect((await remotes('list', 'mfe-x')).output.split('\n').slice(1)).toEqual([`  ${current}`, `  ${canary}`])
  expect((await remotes('verify')).errors).not.toContain('checks')
})

test.each<{ title: string; change: Partial<ReleaseRecord>; same: boolean }>([
  { title: 'version and revision', change: { version: '2.0.0-b', revision: 'other' }, same: true },
  { title: 'files that no page gets', change: { files: { 'entry.js': hash('b') } }, same: true },
  {
    title: 'the order of its files',
    change: { files: { 'mf-manifest.json': hash('c'), 'entry.js': hash('b') } },
    same: true,
  },
  { title: 'a script', change: { files: { 'entry.js': hash('d') } }, same: false },
  { title: 'a route', change: { routes: [{ path: '/x', title: 'X', chunks: [] }] }, same: false },
  { title: 'the contract', change: { contract: '9.0.0' }, same: false },
])('a check stays of a build with another $title: $same', async ({ change, same }) => {
  const record = await recordOf(canary)
  expect(loadedHash({ ...record, ...change }) === loadedHash(record)).toBe(same)
})
