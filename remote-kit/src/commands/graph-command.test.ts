import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deprecatedParts, type DeprecatedPart } from '@portal/shared-contracts/remotes/deprecated-parts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractVersion, ownMajor, type ReleasePointer, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { integrityOf } from '../files/files.ts'
import { changePointer } from '../release/pointer.ts'
import { createKey } from '../release/signing.ts'
import { openReleases } from '../testing/released-versions.ts'
import { openTerminal } from '../testing/terminal.ts'
import { run } from './run.ts'

const deprecated = { name: '$userData', since: '4.1.0', until: '5.0.0', use: '`$member`' }
/** The list of the package, to which these tests add a part. */
const deprecatedList = deprecatedParts as DeprecatedPart[]
beforeEach(() => void deprecatedList.push({ module: '@portal/shared-contracts/session', ...deprecated }))
afterEach(() => void deprecatedList.pop())

let folder: string
let releases: Awaited<ReturnType<typeof openReleases>>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'graph-'))
  releases = await openReleases(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const graph = (...args: string[]) => openTerminal({ cwd: folder, env: { REMOTES_DIR: folder } }).run('graph', ...args)
const point = (name: string, pointer: ReleasePointer, major = ownMajor) =>
  changePointer(releases.target, name, (before) => ({ ...before, ...pointer }), { major })

const noFiles = { sync: [], async: [] }
const sharedModules = [
  { name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', assets: { js: noFiles } },
  {
    name: '@portal/shared-ui/icons/icons',
    version: '1.0.0',
    requiredVersion: '^1.0.0',
    assets: { js: { sync: ['icons.js'], async: [] } },
  },
]
/** Puts a version with its manifest into the store. */
async function put(
  name: string,
  version: string,
  more: Partial<ReleaseRecord> = {},
  { shared = [], key }: { shared?: object[]; key?: Awaited<ReturnType<typeof createKey>> } = {},
): Promise<void> {
  const remoteEntry = { name: 'entry.js', path: '', type: 'global' }
  const manifest = Buffer.from(JSON.stringify({ metaData: { globalName: 'x', remoteEntry }, exposes: [], shared }))
  await releases.target.write(`remotes/${name}/${version}/mf-manifest.json`, manifest, null)
  const files = { 'mf-manifest.json': integrityOf(manifest) }
  await releases.putVersion(name, version, { shared: { react: '19.3.1' }, files, ...more }, key)
}
const page = (name: string) => ({ routes: [{ path: `/${name}`, title: 'X', chunks: [] }] })
const session = '@portal/page-library/session'
const shell = {
  build: 'f89426ab',
  origin: 'https://portal.example',
  contract: contractVersion,
  shared: { react: '19.3.1' },
  paths: ['/'],
  widgets: ['mfe-b/box'],
}

/** Three remotes for two majors of the contract, with a canary, a deprecated part, and a version that edges refuse. */
async function putPortal(): Promise<void> {
  await releases.register('mfe-a', { widgets: ['teaser'], slots: [{ slot: 'home', widget: 'teaser' }] })
  await releases.register('mfe-c', { offers: ['mfe-c:below'] })
  await releases.register('mfe-b', { widgets: ['box'], slots: [{ slot: 'mfe-c:below', widget: 'box' }] })
  await releases.putShell(shell)
  await put('mfe-a', '1.0.0-a', { ...page('mfe-a'), contract: '3.9.0' })
  const teaser = { widgets: { teaser: [] }, slots: [{ slot: 'home', widget: 'teaser' }], uses: ['mfe-b/box'] }
  const imports = { [session]: ['$status', '$userData'], '@portal/shared-contracts/dates/berlin-time': ['formatDay'] }
  await put('mfe-a', '2.0.0-b', { ...page('mfe-a'), ...teaser, imports }, { shared: sharedModules })
  await put('mfe-a', '2.1.0-c', { ...page('mfe-a'), uses: ['mfe-b/box'], imports: { [session]: ['$status'] } })
  await point('mfe-a', { current: '1.0.0-a' }, '3')
  await point('mfe-a', { current: '2.0.0-b', canary: { version: '2.1.0-c', percent: 5 } })
  const slots = [{ slot: 'mfe-c:below', widget: 'box' }]
  await put('mfe-b', '1.0.0-d', { widgets: { box: [] }, slots, imports: {} })
  await put('mfe-b', '0.9.0-e', { widgets: { box: [] } }, { key: await createKey() })
  await point('mfe-b', { current: '1.0.0-d', previous: '0.9.0-e' })
  await put('mfe-c', '1.0.0-f', {
    ...page('mfe-c'),
    offers: ['mfe-c:below'],
    uses: ['mfe-b/box', 'mfe-b/gone'],
    imports: { [session]: ['$status'] },
  })
  await point('mfe-c', { current: '1.0.0-f' })
}

const [from, below] = [contractVersion.split('.').slice(0, 2).join('.'), Number(ownMajor) + 1]
const mark = `since ${deprecated.since}, until contract ${deprecated.until}: use \`$member\``

const text = `3 remotes with 6 live versions, 1 live shell
1 version imports deprecated parts of contract ${contractVersion}, unknown of 1

Problems
  mfe-b 0.9.0-e is refused by edges: no key of mfe-b signed its record
  mfe-c 1.0.0-f shows mfe-b/gone, which mfe-b 1.0.0-d does not have

Shells
  f89426ab of https://portal.example, contract ${contractVersion}: react 19.3.1

mfe-a
  1.0.0-a, current, for shells with contract >=3.9 <4
    pages       /mfe-a
    built with  react 19.3.1
    imports     unknown, its build reported none
  2.0.0-b, current, for shells with contract >=${from} <${below}
    pages       /mfe-a
    widgets     teaser
    slots       home shows teaser
    shows       mfe-b/box
    shared      3 modules, with a copy of its own of @portal/shared-ui/icons
    built with  react 19.3.1
    imports     3 parts of 2 modules
    DEPRECATED  $userData of @portal/page-library/session ${mark}
  2.1.0-c, canary at 5 %, for shells with contract >=${from} <${below}
    pages       /mfe-a
    shows       mfe-b/box
    shared      1 module
    built with  react 19.3.1
    imports     1 part of 1 module

mfe-b
  1.0.0-d, current, for shells with contract >=${from} <${below}
    widgets     box
    slots       mfe-c:below shows box
    built with  react 19.3.1
    imports     0 parts of 0 modules
  0.9.0-e, previous, contract ${ownMajor}: REFUSED by edges, see the problems

mfe-c
  1.0.0-f, current, for shells with contract >=${from} <${below}
    pages       /mfe-c
    offers      mfe-c:below
    shows       mfe-b/box, mfe-b/gone
    shared      1 module
    built with  react 19.3.1
    imports     1 part of 1 module

Widgets
  mfe-a/teaser  is shown by the slot home (2.0.0-b)
  mfe-b/box     is shown by the shell f89426ab, mfe-a (2.0.0-b, 2.1.0-c), the slot mfe-c:below (1.0.0-d), mfe-c (1.0.0-f)
  mfe-b/gone    is shown by mfe-c (1.0.0-f)`

test('graph prints who uses what in a portal of three remotes and two majors', async () => {
  await putPortal()
  expect(await graph()).toEqual({ code: 0, output: text, errors: '', json: undefined })
})

test('graph of one remote names each shared module and each import', async () => {
  await putPortal()
  const { output } = await graph('mfe-a')
  expect(output).toContain(`    shared      @portal/shared-contracts/session
                @portal/shared-ui/icons ^1.0.0 (with a copy of its own)
                react ^19.0.0
    built with  react 19.3.1
    imports     3 parts of 2 modules
                  @portal/page-library/session: $status, $userData
                  @portal/shared-contracts/dates/berlin-time: formatDay\n`)
  expect(output).toMatch(/^1 remote with 3 live versions/)
  expect(output).not.toMatch(/Problems|mfe-b\/gone/)
  expect(await graph('mfe-z')).toMatchObject({ code: 1, errors: expect.stringMatching(/^mfe-z is not registered/) })
})

test('graph of one remote names the slots that it offers and the widgets in them', async () => {
  await releases.register('mfe-y', { offers: ['mfe-y:below', 'mfe-y:gone'] })
  const slots = ['below', 'gone'].map((slot) => ({ slot: `mfe-y:${slot}`, widget: 'box' }))
  await releases.register('mfe-x', { widgets: ['box'], slots })
  await put('mfe-y', '1.0.0-a', { offers: ['mfe-y:below'] })
  await point('mfe-y', { current: '1.0.0-a' })
  await put('mfe-x', '1.0.0-b', { widgets: { box: [] }, slots })
  await point('mfe-x', { current: '1.0.0-b' })
  const { output } = await graph('mfe-y')
  expect(output).toContain('    offers      mfe-y:below\n')
  expect(output).toContain('  mfe-x/box  is shown by the slot mfe-y:below (1.0.0-b)')
  expect(output).toContain('  mfe-x 1.0.0-b fills the slot mfe-y:gone, which no live version offers\n')
  expect(output).not.toContain('fills the slot mfe-y:below')
  expect((await graph('mfe-y', '--mermaid')).output).toContain('  remote_mfe_y -->|"offers"| slot_mfe_y_below')
})

const react = { module: 'react', required: '^19.0.0', ownCopy: false }
const ofImports = { module: '@portal/shared-contracts/session', required: null, ownCopy: false }
const icons = { module: '@portal/shared-ui/icons', required: '^1.0.0', ownCopy: true }
const range = `>=${from} <${below}`
const nothing = {
  contract: contractVersion,
  shells: range,
  pages: [],
  widgets: [],
  slots: [],
  offers: [],
  shows: [],
  builtWith: { react: '19.3.1' },
}
const a = { pages: ['/mfe-a'], widgets: ['teaser'], slots: [{ slot: 'home', widget: 'teaser' }], shows: ['mfe-b/box'] }

test('graph --json has everything that the text says', async () => {
  await putPortal()
  const major = ownMajor
  expect((await graph('--json')).json).toEqual({
    ok: true,
    contract: contractVersion,
    shells: [
      {
        build: 'f89426ab',
        origin: shell.origin,
        contract: contractVersion,
        shared: shell.shared,
        widgets: ['mfe-b/box'],
      },
    ],
    remotes: [
      {
        name: 'mfe-a',
        disabled: false,
        versions: [
          {
            version: '1.0.0-a',
            major: '3',
            role: 'current',
            parts: {
              ...nothing,
              contract: '3.9.0',
              shells: '>=3.9 <4',
              pages: ['/mfe-a'],
              shared: [],
              imports: null,
              deprecated: null,
            },
          },
          {
            version: '2.0.0-b',
            major,
            role: 'current',
            parts: {
              ...nothing,
              ...a,
              shared: [ofImports, icons, react],
              imports: {
                '@portal/shared-contracts/dates/berlin-time': ['formatDay'],
                [session]: ['$status', '$userData'],
              },
              deprecated: [{ module: session, ...deprecated }],
            },
          },
          {
            version: '2.1.0-c',
            major,
            role: 'canary',
            percent: 5,
            parts: {
              ...nothing,
              pages: a.pages,
              shows: a.shows,
              shared: [ofImports],
              imports: { [session]: ['$status'] },
              deprecated: [],
            },
          },
        ],
      },
      {
        name: 'mfe-b',
        disabled: false,
        versions: [
          {
            version: '1.0.0-d',
            major,
            role: 'current',
            parts: {
              ...nothing,
              widgets: ['box'],
              slots: [{ slot: 'mfe-c:below', widget: 'box' }],
              shared: [],
              imports: {},
              deprecated: [],
            },
          },
          { version: '0.9.0-e', major, role: 'previous', parts: null },
        ],
      },
      {
        name: 'mfe-c',
        disabled: false,
        versions: [
          {
            version: '1.0.0-f',
            major,
            role: 'current',
            parts: {
              ...nothing,
              pages: ['/mfe-c'],
              offers: ['mfe-c:below'],
              shows: ['mfe-b/box', 'mfe-b/gone'],
              shared: [ofImports],
              imports: { [session]: ['$status'] },
              deprecated: [],
            },
          },
        ],
      },
    ],
    widgets: [
      {
        widget: 'mfe-a/teaser',
        shownBy: [{ slot: 'home', remote: 'mfe-a', version: '2.0.0-b' }],
      },
      {
        widget: 'mfe-b/box',
        shownBy: [
          { shell: 'f89426ab' },
          { remote: 'mfe-a', version: '2.0.0-b' },
          { remote: 'mfe-a', version: '2.1.0-c' },
          { slot: 'mfe-c:below', remote: 'mfe-b', version: '1.0.0-d' },
          { remote: 'mfe-c', version: '1.0.0-f' },
        ],
      },
      { widget: 'mfe-b/gone', shownBy: [{ remote: 'mfe-c', version: '1.0.0-f' }] },
    ],
    faults: [
      'mfe-b 0.9.0-e is refused by edges: no key of mfe-b signed its record',
      'mfe-c 1.0.0-f shows mfe-b/gone, which mfe-b 1.0.0-d does not have',
    ],
  })
})

const picture = `flowchart LR
  shell_f89426ab(["shell f89426ab<br/>https://portal.example<br/>contract ${contractVersion}"])
  slot_home(["slot home"])
  slot_mfe_c_below(["slot mfe-c:below"])
  remote_mfe_a["mfe-a<br/>current: 1.0.0-a, contract 3.9.0<br/>current: 2.0.0-b, contract ${contractVersion}<br/>canary at 5 %: 2.1.0-c, contract ${contractVersion}<br/>deprecated: #36;userData"]
  remote_mfe_b["mfe-b<br/>current: 1.0.0-d, contract ${contractVersion}<br/>previous: 0.9.0-e, refused"]
  remote_mfe_c["mfe-c<br/>current: 1.0.0-f, contract ${contractVersion}"]
  remote_mfe_c -->|"offers"| slot_mfe_c_below
  slot_home -->|"teaser"| remote_mfe_a
  shell_f89426ab -->|"box"| remote_mfe_b
  remote_mfe_a -->|"box"| remote_mfe_b
  slot_mfe_c_below -->|"box"| remote_mfe_b
  remote_mfe_c -->|"box<br/>gone"| remote_mfe_b
  classDef deprecated stroke:#b45309,stroke-width:3px
  class remote_mfe_a deprecated`

test('graph --mermaid prints the same as a picture', async () => {
  await putPortal()
  expect(await graph('--mermaid')).toEqual({ code: 0, output: picture, errors: '', json: undefined })
  expect(await run(['graph', '--mermaid', '--json'], { err: () => {} })).toBe(2)
})

test('graph says in one line each what is off, missing or not readable', async () => {
  for (const name of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e']) await releases.register(name)
  await put('mfe-a', '1.0.0-a', { uses: ['mfe-b/box', 'mfe-d/box', 'mfe-z/box'] })
  await point('mfe-a', { current: '1.0.0-a', previous: '0.9.0-z' })
  writeFileSync(path.join(folder, 'remotes/mfe-a/1.0.0-a/mf-manifest.json'), '{}')
  await put('mfe-b', '1.0.0-b', { widgets: { box: [] } })
  await releases.putVersion('mfe-c', '1.0.0-c', { routes: [{ path: '/other', title: 'X', chunks: [] }] })
  await point('mfe-c', { current: '1.0.0-c' })
  await releases.putVersion('mfe-d', '1.0.0-d')
  await point('mfe-d', { current: '1.0.0-d', disabled: true })
  await releases.target.write('remotes/mfe-e/release.json', Buffer.from('<html>\n'), null)
  await releases.target.write('shells/broken.json', Buffer.from('{}'), null)
  const { code, output } = await graph()
  expect(code).toBe(0)
  expect(output.slice(output.indexOf('Problems'), output.indexOf('\n\nmfe-a'))).toMatch(
    new RegExp(
      [
        '^Problems',
        '  shells/broken.json does not describe a shell: .*',
        '  mfe-a 1.0.0-a: its mf-manifest.json cannot be read: it has other bytes than the record says',
        '  mfe-a 0.9.0-z is refused by edges: its record is missing',
        '  mfe-c 1.0.0-c is refused by edges: .*/other.* is not claimed',
        '  mfe-d 1.0.0-d: its mf-manifest.json cannot be read: it is missing',
        '  mfe-e cannot be read: .*release.json is not a release pointer: .*',
        `  mfe-a 1.0.0-a shows mfe-b/box, and mfe-b has no version for contract ${ownMajor}`,
        '  mfe-a 1.0.0-a shows mfe-d/box, and mfe-d is off',
        '  mfe-a 1.0.0-a shows mfe-z/box, and mfe-z is not registered$',
      ].join('\n'),
    ),
  )
  expect(output).toContain('\nmfe-b has no version\n')
  expect(output).toContain('\nmfe-d is off: no browser gets it\n')
  expect(output).toContain('    shared      unknown, its manifest cannot be read\n')
})

test('graph refuses a store without a registry document, and a document of another key', async () => {
  expect(await graph()).toMatchObject({ code: 1, errors: expect.stringMatching(/has no registry document/) })
  await releases.register('mfe-a')
  const env = { REMOTES_DIR: folder, REGISTRY_PUBLIC_KEYS: (await createKey()).public.x ?? '' }
  expect(await openTerminal({ cwd: folder, env }).run('graph')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^No key in REGISTRY_PUBLIC_KEYS signed/),
  })
})
