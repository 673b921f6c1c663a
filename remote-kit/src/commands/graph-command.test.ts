import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractVersion, ownMajor } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { createKey } from '../release/signing.ts'
import {
  below,
  deprecated,
  folder,
  from,
  graph,
  point,
  put,
  putPortal,
  releases,
  useReleases,
} from '../testing/graph-portal.ts'
import { openTerminal } from '../testing/terminal.ts'
import { run } from './run.ts'

useReleases()

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
  expect((await graph('mfe-y', '--mermaid')).output).toContain('  remote_mfe_y -->|"offers"| slot_mfe_y__below')
})

const picture = `flowchart LR
  shell_f89426ab(["shell f89426ab<br/>https://portal.example<br/>contract ${contractVersion}"])
  slot_home(["slot home"])
  slot_mfe_c__below(["slot mfe-c:below"])
  remote_mfe_a["mfe-a<br/>current: 1.0.0-a, contract 3.9.0<br/>current: 2.0.0-b, contract ${contractVersion}<br/>canary at 5 %: 2.1.0-c, contract ${contractVersion}<br/>deprecated: #36;userData"]
  remote_mfe_b["mfe-b<br/>current: 1.0.0-d, contract ${contractVersion}<br/>previous: 0.9.0-e, refused"]
  remote_mfe_c["mfe-c<br/>current: 1.0.0-f, contract ${contractVersion}"]
  remote_mfe_c -->|"offers"| slot_mfe_c__below
  slot_home -->|"teaser"| remote_mfe_a
  shell_f89426ab -->|"box"| remote_mfe_b
  remote_mfe_a -->|"box"| remote_mfe_b
  slot_mfe_c__below -->|"box"| remote_mfe_b
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
