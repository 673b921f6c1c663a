import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { RegistryDocument } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTerminal } from '../testing/terminal.ts'

let folder: string
let publicKey: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'keys-'))
  publicKey = ((await remotes('keys', 'create', '--json')).json as { public: string }).public
  await remotes('keys', 'create', '--out', 'registry.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const env = () => ({ REMOTES_DIR: path.join(folder, 'releases'), REGISTRY_KEY: 'registry.json' })
const at = (now?: string) => openTerminal({ cwd: folder, env: env(), ...(now !== undefined && { now }) })
const remotes = (...args: string[]) => at().run(...args)
const register = (name: string, ...claims: string[]) => remotes('keys', 'add', name, `--public=${publicKey}`, ...claims)

/** The document that a command has written. */
const documentOf = ({ json }: { json: unknown }): RegistryDocument =>
  v.parse(v.object({ document: RegistryDocument }), json).document

test('keys are private files that are never overwritten', async () => {
  expect(statSync(path.join(folder, 'release-key.json')).mode & 0o777).toBe(0o600)
  const { code, errors } = await remotes('keys', 'create')
  expect([code, errors]).toEqual([1, expect.stringMatching(/release-key\.json exists.*--out/)])
})

test('the registry document grows by one revision with every change, and only its key changes it', async () => {
  const first = documentOf(await register('mfe-x', '--path', '/x', '--json')).revision
  const claims = ['--menu', 'account:Feste:/x', '--widget', 'box', '--slot', 'home:box']
  const second = await remotes('keys', 'add', 'mfe-x', ...claims, '--json')
  const menu = [{ menu: 'account', label: 'Feste', path: '/x' }]
  const slots = [{ slot: 'home', widget: 'box' }]
  expect(documentOf(second)).toMatchObject({
    revision: first + 1,
    remotes: { 'mfe-x': { keys: [publicKey], paths: ['/x'], widgets: ['box'], menu, slots } },
  })
  await remotes('keys', 'create', '--out', 'other.json')
  const { errors } = await remotes('keys', 'remove', 'mfe-x', '--registry-key', 'other.json')
  expect(errors).toMatch(/signed by another key.*--registry-key/)
  expect(documentOf(await remotes('keys', 'list', '--json')).revision).toBe(first + 1)
})

test('previews are allowed for one remote, stay through other changes, and are forbidden alone', async () => {
  await register('mfe-x', '--path', '/x', '--path', '/rest')
  const allowed = await remotes('keys', 'add', 'mfe-x', '--previews')
  expect(allowed.output).toContain('mfe-x: 1 key, /x /rest, previews')
  await register('mfe-y', '--path', '/x', '--from', 'mfe-x', '--previews')
  const { remotes: both } = documentOf(await remotes('keys', 'list', '--json'))
  expect([both['mfe-x']?.previews, both['mfe-y']?.previews]).toEqual([true, true])
  const { remotes: left } = documentOf(await remotes('keys', 'remove', 'mfe-x', '--previews', '--json'))
  expect(left['mfe-x']).toMatchObject({ keys: [publicKey], paths: ['/rest'] })
  expect(left['mfe-x']).not.toHaveProperty('previews')
  // The deletion of their files may have been interrupted.
  expect(await remotes('keys', 'remove', 'mfe-x', '--previews')).toMatchObject({ code: 0 })
})

test('a slot of a remote is offered and filled by claims, and is not withdrawn while another fills it', async () => {
  await register('mfe-x', '--path', '/x', '--offer', 'mfe-x:below')
  const fill = ['--widget', 'box', '--slot', 'mfe-x:below:box']
  const { remotes: all } = documentOf(await register('mfe-y', ...fill, '--json'))
  expect(all).toMatchObject({
    'mfe-x': { offers: ['mfe-x:below'] },
    'mfe-y': { slots: [{ slot: 'mfe-x:below', widget: 'box' }] },
  })
  const refused = 'mfe-y claims the slot mfe-x:below for the widget box, which no remote offers'
  for (const args of [['--offer', 'mfe-x:below'], []]) {
    const { code, errors } = await remotes('keys', 'remove', 'mfe-x', ...args)
    expect([code, errors]).toEqual([1, expect.stringContaining(refused)])
  }
  await remotes('keys', 'remove', 'mfe-y', '--slot', 'mfe-x:below:box')
  const { remotes: left } = documentOf(await remotes('keys', 'remove', 'mfe-x', '--offer', 'mfe-x:below', '--json'))
  expect(left['mfe-x']?.offers).toEqual([])
})

test('a path moves together with a new slot of the remote that gets it', async () => {
  await register('mfe-x', '--path', '/x', '--path', '/rest')
  const move = ['--path', '/x', '--from', 'mfe-x', '--offer', 'mfe-y:below', '--json']
  const { remotes: moved } = documentOf(await register('mfe-y', ...move))
  expect(moved).toMatchObject({ 'mfe-x': { paths: ['/rest'] }, 'mfe-y': { paths: ['/x'], offers: ['mfe-y:below'] } })
})

test('a path moves to another remote with its menu entry, and belongs to one of them in every revision', async () => {
  const claims = ['--path', '/x', '--menu', 'account:Feste:/x']
  await register('mfe-x', ...claims, '--path', '/rest')
  await register('mfe-y', '--path', '/y')
  const { revision } = documentOf(await remotes('keys', 'list', '--json'))
  const moved = documentOf(await remotes('keys', 'add', 'mfe-y', ...claims, '--from', 'mfe-x', '--json'))
  expect(moved).toMatchObject({
    revision: revision + 1,
    remotes: {
      'mfe-x': { keys: [publicKey], paths: ['/rest'], menu: [] },
      'mfe-y': { keys: [publicKey], paths: ['/y', '/x'], menu: [{ menu: 'account', label: 'Feste', path: '/x' }] },
    },
  })
})

test('claims and keys can be withdrawn, and without any the remote', async () => {
  const other = 'B'.repeat(43)
  await register(
    'mfe-x',
    '--path',
    '/x',
    '--path',
    '/rest',
    '--widget',
    'box',
    '--slot',
    'home:box',
    `--public=${other}`,
  )
  const claims = ['--path', '/x', '--widget', 'box', '--slot', 'home:box', `--public=${other}`]
  const { remotes: left } = documentOf(await remotes('keys', 'remove', 'mfe-x', ...claims, '--json'))
  expect(left).toEqual({ 'mfe-x': { keys: [publicKey], paths: ['/rest'], widgets: [], menu: [], slots: [] } })
  expect(documentOf(await remotes('keys', 'remove', 'mfe-x', '--json')).remotes).toEqual({})
})

test('a document whose end has passed is renewed, and is not changed before', async () => {
  const [end, later, next] = ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', '2027-12-01T00:00:00Z'] as const
  await register('mfe-x', '--path', '/x')
  const first = documentOf(await remotes('keys', 'renew', '--expires', end, '--json'))
  expect(first.expires).toBe(end)
  const { code, errors } = await at(later).run('keys', 'add', 'mfe-x', '--path', '/z')
  expect([code, errors]).toEqual([1, expect.stringMatching(/2026-12-01T00:00:00Z has passed.*keys renew --expires/)])
  const renewed = documentOf(await at(later).run('keys', 'renew', '--expires', next, '--json'))
  expect(renewed).toEqual({ ...first, revision: first.revision + 1, issued: expect.any(String), expires: next })
  expect((await at(later).run('keys', 'add', 'mfe-x', '--path', '/z')).output).toContain(`until ${next}`)
  expect(documentOf(await at(later).run('keys', 'renew', '--expires', 'never', '--json'))).not.toHaveProperty('expires')
})

test('nothing is renewed where there is no document', async () => {
  const { code, errors } = await remotes('keys', 'renew', '--expires', 'never')
  expect([code, errors]).toEqual([1, expect.stringMatching(/no registry document.*keys add/)])
})

test.each([
  { args: ['add', 'mfe-x'], message: /--public is missing/ },
  { args: ['add', 'Mfe', '--public=x'], message: /NAME must have lower-case/ },
  { args: ['add', 'mfe-x', '--public=x'], message: /--public must be a key/ },
  { args: ['add', 'mfe-x', '--menu', 'account'], message: /--menu must be MENU:LABEL:\/path/ },
  { args: ['add', 'mfe-x', '--slot', 'home'], message: /--slot must be SLOT:WIDGET/ },
  { args: ['add', 'mfe-y', '--offer', 'below'], message: /--offer must be a slot such as NAME:below/ },
  { args: ['add', 'mfe-y', '--offer', 'mfe-x:below'], message: /whose name must begin with mfe-y:/ },
  { args: ['add', 'mfe-y', '--slot', 'home:box'], message: /mfe-y claims the slot home for the widget box/ },
  { args: ['add', 'mfe-x', '--budget-entry', '1k'], message: /--budget-entry must be a number of bytes/ },
  {
    args: ['add', 'mfe-x', `--public=${'A'.repeat(43)}`, '--path', '/api/x'],
    message: /claims \/api\/x, but \/api is the edge's/,
  },
  {
    args: ['add', 'mfe-x', `--public=${'A'.repeat(43)}`, '--path', '/y/z'],
    message: /mfe-y claims \/y and mfe-x claims \/y\/z/,
  },
  { args: ['remove', 'mfe-z'], message: /mfe-z is not registered/ },
  { args: ['remove', 'mfe-y', `--public=${'B'.repeat(43)}`], message: /mfe-y would have no key/ },
  { args: ['remove', 'mfe-y', '--path', '/z'], message: /mfe-y does not have "\/z"/ },
  { args: ['add', 'mfe-y', '--path', '/x', '--from', 'mfe-x'], message: /mfe-x is not registered/ },
  { args: ['renew', '--expires', 'soon'], message: /--expires must be a time/ },
  { args: ['renew', '--expires', '2026-11-22T06:59:59Z'], message: /2026-11-22T06:59:59Z has passed/ },
  { args: ['add', 'mfe-x', '--registry-key', 'none.json'], message: /--registry-key: there is no key file/ },
])('keys $args is refused: $message', async ({ args, message }) => {
  await remotes('keys', 'add', 'mfe-y', `--public=${'B'.repeat(43)}`, '--path', '/y')
  const { code, errors } = await remotes('keys', ...args)
  expect([code, errors]).toEqual([1, expect.stringMatching(message)])
})
