import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Preview, previewIdOf } from '@portal/shared-contracts/remotes'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderTarget } from '../targets/folder-target.ts'
import { openTerminal } from '../testing/terminal.ts'
import { writeStandardBuild } from '../testing/standard-builds.ts'

const now = '2026-11-22T07:00:00Z'
const later = (days: number): string => new Date(Date.parse(now) + days * 24 * 60 * 60 * 1000).toISOString()

let folder: string
let publicKey: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  writeStandardBuild(path.join(folder, 'dist'), 'rsbuild')
  publicKey = ((await remotes('keys', 'create', '--json')).json as { public: string }).public
  await remotes('keys', 'create', '--out', 'registry.json')
  await register('--path', '/x', '--previews')
})
afterEach(() => rmSync(folder, { recursive: true }))

const env = () => ({ REMOTES_DIR: path.join(folder, 'releases'), REGISTRY_KEY: 'registry.json' })
const remotesAt = (time: string, ...args: string[]) => openTerminal({ cwd: folder, env: env(), now: time }).run(...args)
const remotes = (...args: string[]) => remotesAt(now, ...args)
const register = (...claims: string[]) => remotes('keys', 'add', 'mfe-x', `--public=${publicKey}`, ...claims)
const preview = (...args: string[]) => remotes('preview', 'dist', '--key', 'release-key.json', '--by', 'Ada', ...args)
const stored = () => folderTarget(path.join(folder, 'releases')).list('remotes/mfe-x/')
const listed = (): string[] => {
  const file = path.join(folder, 'releases/remotes/mfe-x/previews.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { previews: string[] }).previews
}

test('a preview is uploaded beside the releases, signed and listed, and only its link has the secret', async () => {
  const { code, json } = await preview('--portal', 'https://portal.example/x', '--json')
  expect(code).toBe(0)
  const { link, id, expires, version } = json as Record<'link' | 'id' | 'expires' | 'version', string>
  const [, secret = ''] = /^https:\/\/portal\.example\/api\/remotes\/previews\/([\w-]{43})$/.exec(link) ?? []
  expect([await previewIdOf(secret, { portal: 'https://portal.example', remote: 'mfe-x' }), expires]).toEqual([
    id,
    later(3),
  ])
  expect(listed()).toEqual([id])
  const keys = await stored()
  expect(keys).not.toContain('remotes/mfe-x/release.json')
  const base = `remotes/mfe-x/previews/${id}/`
  expect(keys.filter((key) => !key.startsWith(base))).toEqual(['remotes/mfe-x/previews.json'])
  const jws = readFileSync(path.join(folder, 'releases', base, 'record.jws'), 'utf8')
  expect(decodeProtectedHeader(jws).kid).toBe('mfe-x')
  const document = v.parse(Preview, decodeJwt(jws))
  expect(document).toMatchObject({
    id,
    by: 'Ada',
    created: new Date(now).toISOString(),
    record: { name: 'mfe-x', version },
  })
  for (const file of Object.keys(document.record.files)) expect(keys).toContain(base + file)
  for (const key of keys) {
    expect(key + readFileSync(path.join(folder, 'releases', key), 'latin1')).not.toContain(secret)
  }
  expect((await remotes('list')).output).toBe('mfe-x: not released')
})

test('a preview stays beside a release, and is none of its versions', async () => {
  await preview()
  await remotes('release', 'dist', '--key', 'release-key.json')
  expect((await remotes('list', 'mfe-x')).output.split('\n')).toHaveLength(2)
  expect(await remotes('verify')).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 remotes with 1 versions'),
  })
  const [id = ''] = listed()
  for (const version of [id, `previews/${id}`]) {
    expect((await remotes('canary', '5', 'mfe-x', '--version', version)).code).not.toBe(0)
  }
})

test.each([
  { args: ['--days', '14'], expires: later(14) },
  { args: ['--days', '1'], expires: later(1) },
  { args: ['--until', '2026-11-23T12:00:00Z'], expires: '2026-11-23T12:00:00.000Z' },
])('$args end a preview at $expires', async ({ args, expires }) => {
  expect((await preview(...args, '--json')).json).toMatchObject({ expires })
})

test.each([
  { args: ['--days', '15'], error: '--days must be a number from 1 to 14' },
  { args: ['--days', '0'], error: '--days' },
  { args: ['--days', '1.5'], error: '--days' },
  { args: ['--until', '2026-12-06T07:00:00.001Z'], error: 'at most 14 days from now (2026-12-06T07:00:00.000Z)' },
  { args: ['--until', '2026-11-22T06:00:00Z'], error: '--until must be a time to come' },
  { args: ['--until', 'tomorrow'], error: '--until' },
  { args: ['--until', '2026-11-23', '--days', '1'], error: 'exclude each other' },
  { args: ['--portal', 'portal'], error: '--portal' },
])('$args are refused, and nothing is uploaded', async ({ args, error }) => {
  const result = await preview(...args)
  expect([result.code, result.errors]).toEqual([1, expect.stringContaining(error)])
  expect(await stored()).toEqual([])
})

test('a dry run checks everything, writes nothing and gives no link', async () => {
  const { code, output } = await preview('--dry-run')
  expect(code).toBe(0)
  expect(output).toMatch(/Dry run: mfe-x 1\.2\.0-\w+ can have a preview\.$/)
  expect(output).not.toContain('/api/')
  expect(await stored()).toEqual([])
})

test.each([
  {
    title: 'the registry document forbids',
    claims: ['remove', 'mfe-x', '--previews'],
    error: 'keys add mfe-x --previews',
  },
  { title: 'claims too much', claims: ['remove', 'mfe-x', '--path', '/x'], error: 'the path /x is not claimed' },
  { title: 'is over its budget', claims: ['add', 'mfe-x', '--budget-chunk', '1'], error: 'its budget is 1' },
])('a preview that $title is refused as a release is', async ({ claims, error }) => {
  await remotes('keys', ...claims)
  const result = await preview()
  expect([result.code, result.errors]).toEqual([1, expect.stringContaining(error)])
  expect((await stored()).filter((key) => key.includes('/previews/'))).toEqual([])
})

test.each([['--previews'], []])(
  'previews that "keys remove mfe-x %s" ends do not come back when the remote may have some again',
  async (...what) => {
    await preview()
    await preview()
    await remotes('keys', 'remove', 'mfe-x', ...what, '--dry-run')
    expect(listed()).toHaveLength(2)
    expect(await remotes('keys', 'remove', 'mfe-x', ...what)).toMatchObject({ code: 0 })
    await register('--path', '/x', '--previews')
    expect(listed()).toEqual([])
    expect((await stored()).filter((key) => key.includes('/previews/'))).toEqual([])
  },
)

test('the sixth preview is refused with the oldest, whose end makes room; its files are gone', async () => {
  for (let number = 1; number <= 5; number++) expect((await preview()).code).toBe(0)
  const [oldest = '', ...others] = listed()
  const sixth = await preview()
  expect([sixth.code, sixth.errors]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `has 5 previews already\\. The oldest is 1\\.2\\.0-\\w+ of Ada: end it with "remotes preview end ${oldest} mfe-x"`,
      ),
    ),
  ])
  expect((await stored()).filter((key) => key.endsWith('record.jws'))).toHaveLength(5)
  expect((await remotes('preview', 'end', oldest, 'mfe-x')).output).toContain(`Ended ${oldest}`)
  expect(listed()).toEqual(others)
  expect(existsSync(path.join(folder, `releases/remotes/mfe-x/previews/${oldest}`))).toBe(false)
  expect((await preview()).code).toBe(0)
})

test('two members of a team who add previews at the same moment lose none', async () => {
  const results = await Promise.all([preview('--by', 'Ada'), preview('--by', 'Bo'), preview('--by', 'Cy')])
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(listed()).toHaveLength(3)
})

test('of previews that together are too many, the late ones are refused and deleted', async () => {
  const results = await Promise.all(Array.from({ length: 7 }, () => preview()))
  expect(results.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 0, 0, 1, 1])
  expect(listed()).toHaveLength(5)
  expect((await stored()).filter((key) => key.endsWith('record.jws'))).toHaveLength(5)
})

test('previews are listed, oldest first, and all of them end', async () => {
  await preview('--by', 'Ada')
  expect(await remotes('preview', 'list', 'mfe-x')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^[0-9a-f]{32} {2}1\.2\.0-\w+ {2}by Ada, from 2026-11-22T07:00:00\.000Z until 2026-11-25T07:00:00\.000Z$/,
    ),
  })
  expect((await remotes('preview', 'list', 'mfe-x', '--json')).json).toMatchObject({
    remote: 'mfe-x',
    previews: [{ by: 'Ada' }],
  })
  expect((await remotes('preview', 'end', '--all', 'mfe-x', '--dry-run')).output).toContain('Dry run: ends')
  expect(listed()).toHaveLength(1)
  expect((await remotes('preview', 'end', '--all', 'mfe-x')).code).toBe(0)
  expect(await stored()).toEqual(['remotes/mfe-x/previews.json'])
  expect((await remotes('preview', 'list', 'mfe-x')).output).toBe('mfe-x has no previews.')
})

test.each([
  { args: ['f'.repeat(32), 'mfe-x'], error: 'has no preview ffff' },
  { args: [], error: 'NAME is missing' },
])('the end of $args is refused with the remedy', async ({ args, error }) => {
  const result = await remotes('preview', 'end', ...args)
  expect([result.code, result.errors]).toEqual([1, expect.stringContaining(error)])
})

test.each([
  ['release', 'dist', '--key', 'release-key.json'],
  ['preview', 'dist', '--key', 'release-key.json'],
])('the next %s deletes previews that have ended by time, and what a deletion has left', async (...args) => {
  await preview('--days', '1')
  const [ended = ''] = listed()
  const target = folderTarget(path.join(folder, 'releases'))
  await target.write(`remotes/mfe-x/previews/${'e'.repeat(32)}/entry.js`, new Uint8Array(), null)
  expect((await remotesAt(later(2), ...args)).code).toBe(0)
  const keys = await stored()
  expect(keys.filter((key) => key.includes(ended) || key.includes('eeee'))).toEqual([])
  expect(listed()).not.toContain(ended)
})

test('an end that was interrupted can be repeated', async () => {
  await preview()
  const [id = ''] = listed()
  const file = path.join(folder, 'releases/remotes/mfe-x/previews.json')
  writeFileSync(file, '{"previews":[]}')
  expect(await remotes('preview', 'end', id, 'mfe-x')).toMatchObject({
    code: 0,
    output: `Deleted the files that ${id} has left.`,
  })
  expect(await stored()).toEqual(['remotes/mfe-x/previews.json'])
})

test('a link needs the address of its portal if the releases are in a store', async () => {
  const env = { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' }
  const args = ['preview', 'dist', '--key', 'release-key.json', '--to', 's3://bucket']
  expect(await openTerminal({ cwd: folder, env, now }).run(...args)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--portal is missing'),
  })
})

test('the help of the command names its parts', () => {
  const script = path.resolve(import.meta.dirname, 'remotes.ts')
  const { stdout } = spawnSync(process.execPath, [script, 'preview', '--help'], { encoding: 'utf8' })
  for (const part of ['create', 'list', 'end', 'Exit codes']) expect(stdout).toContain(part)
})
