import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownMajor, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changePointer, readPointer, type Pointer } from '../release/pointer.ts'
import { createKey } from '../release/signing.ts'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'

const [good, bad] = ['1.0.0-good', '1.0.0-bad'] as const
let folder: string
let releases: Awaited<ReturnType<typeof openReleases>>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fit-'))
  releases = await openReleases(folder)
  await releases.register('mfe-x')
  await releases.putVersion('mfe-x', good)
})
afterEach(() => rmSync(folder, { recursive: true }))

const remotes = (...args: string[]) =>
  openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run(...args, '--by', 'Ada')
const point = (pointer: Pointer) => changePointer(releases.target, 'mfe-x', () => pointer)
const pointer = () => readPointer(releases.target, 'mfe-x')

const shell = { build: 'old', origin: 'https://portal.example', shared: {}, paths: ['/'], widgets: [] }
const chunks = (widget: string): Partial<ReleaseRecord> => ({ widgets: { [widget]: [] } })

/** Versions that fitted when they were uploaded, or that another key signed, and what is said about them. */
const unfit = [
  {
    title: 'a live shell',
    put: async () => {
      await releases.putVersion('mfe-x', bad, { contract: `${ownMajor}.999.0` })
      await releases.putShell({ ...shell, contract: `${ownMajor}.0.0` })
    },
    message:
      /The shell old of https:\/\/portal\.example has the contract \d\.0\.0, mfe-x 1\.0\.0-bad is built for \d\.999/,
  },
  {
    title: 'its claims',
    put: () => releases.putVersion('mfe-x', bad, { routes: [{ path: '/y', title: 'Y', chunks: [] }] }),
    message: /the path \/y is not claimed/,
  },
  {
    title: 'another remote',
    put: async () => {
      await releases.putVersion('mfe-x', bad)
      await releases.register('mfe-y')
      await releases.putVersion('mfe-y', '2.0.0', { uses: ['mfe-x/box'] })
      await changePointer(releases.target, 'mfe-y', () => ({ current: '2.0.0' }))
    },
    message: /mfe-y 2\.0\.0 shows mfe-x\/box, which mfe-x 1\.0\.0-bad does not have/,
  },
  {
    title: 'the keys of its remote',
    put: async () => releases.putVersion('mfe-x', bad, {}, await createKey()),
    message: /No key of mfe-x in the registry document signed 1\.0\.0-bad/,
  },
]
const changes: { args: string[]; before: Pointer }[] = [
  { args: ['canary', '5', 'mfe-x', '--version', bad], before: { current: good } },
  { args: ['canary', '20', 'mfe-x'], before: { current: good, canary: { version: bad, percent: 5 } } },
  { args: ['promote', 'mfe-x'], before: { current: good, canary: { version: bad, percent: 5 } } },
  { args: ['rollback', 'mfe-x'], before: { current: good, previous: bad } },
  { args: ['rollback', 'mfe-x', '--version', bad], before: { current: good } },
  { args: ['enable', 'mfe-x'], before: { current: bad, disabled: true } },
]

test.each(unfit.flatMap((version) => changes.map((change) => ({ ...version, ...change }))))(
  '$args is refused for a version that does not fit $title, and the pointer stays',
  async ({ put, args, before, message }) => {
    await put()
    await point(before)
    const { code, errors } = await remotes(...args)
    expect([code, errors]).toEqual([1, expect.stringMatching(message)])
    expect(errors).toContain('mfe-x 1.0.0-bad does not fit:')
    expect(await pointer()).toEqual(before)
  },
)

test.each<{ args: string[]; before: Pointer; after: Pointer }>([
  {
    args: ['rollback', 'mfe-x'],
    before: { current: good, canary: { version: bad, percent: 5 } },
    after: { current: good, blocked: [bad] },
  },
  {
    args: ['canary', '1', 'mfe-x'],
    before: { current: good, canary: { version: bad, percent: 5 } },
    after: { current: good, canary: { version: bad, percent: 1 } },
  },
  { args: ['disable', 'mfe-x'], before: { current: bad }, after: { current: bad, disabled: true } },
  {
    args: ['rollback', 'mfe-x'],
    before: { current: bad, previous: good },
    after: { current: good, blocked: [bad] },
  },
])('$args takes browsers away from a version that does not fit', async ({ args, before, after }) => {
  await releases.putVersion('mfe-x', bad, chunks('not-claimed'))
  await point(before)
  expect(await remotes(...args)).toMatchObject({ code: 0, errors: '' })
  expect(await pointer()).toMatchObject(after)
})

test('without a registered remote no version is given to browsers', async () => {
  await point({ canary: { version: good, percent: 5 } })
  await releases.unregister('mfe-x')
  const { code, errors } = await remotes('promote', 'mfe-x')
  expect([code, errors]).toEqual([1, expect.stringMatching(/mfe-x is not registered.*keys add mfe-x/)])
})

test('a registry document that no trusted key signed is refused', async () => {
  await releases.putVersion('mfe-x', bad)
  await point({ current: bad, previous: good })
  const env = { REMOTES_DIR: folder, REGISTRY_PUBLIC_KEYS: 'A'.repeat(43) }
  const { code, errors } = await openTerminal({ cwd: folder, env }).run('rollback', 'mfe-x')
  expect([code, errors]).toEqual([1, expect.stringMatching(/No key in REGISTRY_PUBLIC_KEYS signed/)])
})
