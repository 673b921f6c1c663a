import { describe, expect, test } from 'vitest'
import { releaseFaults, type LiveShell } from './release-fit.ts'
import type { ReleaseRecord } from './release-record.ts'
import type { SlotEntry } from './registry-document.ts'

const record = (changes: Partial<ReleaseRecord>): ReleaseRecord => ({
  name: 'mfe-x',
  version: '1.1.0-b',
  revision: 'r',
  contract: '3.1.0',
  entry: 'entry.js',
  global: 'x',
  files: {},
  routes: [{ path: '/x', title: 'X', chunks: [] }],
  widgets: { box: [] },
  ...changes,
})
const shell = (changes: Partial<LiveShell>): LiveShell => ({
  build: 'b1',
  origin: 'https://portal.example',
  contract: '3.1.0',
  shared: { react: '19.3.1' },
  paths: ['/', '/konto'],
  widgets: ['mfe-x/box'],
  ...changes,
})
const otherRemote = record({
  name: 'mfe-y',
  version: '0.2.0-a',
  routes: [{ path: '/y', title: 'Y', chunks: [] }],
  widgets: { list: [] },
  uses: ['mfe-x/box'],
})
const claims = (paths: string[], slots: SlotEntry[] = []) => ({ keys: ['k'], paths, widgets: ['box'], menu: [], slots })

const faultsOf = (changes: Partial<ReleaseRecord>, shells = [shell({})], paths = ['/x'], slots: SlotEntry[] = []) =>
  releaseFaults(record(changes), {
    document: { remotes: { 'mfe-x': claims(paths, slots), 'mfe-y': claims(['/y']) } },
    shells,
    records: [otherRemote, record({ version: '1.0.0-a' })],
  })

test('a release that fits has no faults', () => {
  expect(faultsOf({ contract: '3.0.5', shared: { react: '19.2.0' }, uses: ['mfe-y/list', 'mfe-x/box'] })).toEqual([])
})

test.each([
  {
    title: 'is built for a newer contract',
    faults: faultsOf({ contract: '3.2.0' }, [shell({ contract: '3.2.0' }), shell({ build: 'b2' })]),
    expected: [
      'The shell b2 of https://portal.example has the contract 3.1.0, mfe-x 1.1.0-b is built for 3.2.0. Release the shell first.',
    ],
  },
  {
    title: 'is built for an older major version',
    faults: faultsOf({ contract: '2.9.0' }),
    expected: [
      'The shell b1 of https://portal.example has the contract 3.1.0, mfe-x 1.1.0-b is built for 2.9.0. Build with a shared-contracts of contract 3.',
    ],
  },
  {
    title: 'is built with a React that the shell does not have',
    faults: faultsOf({ shared: { react: '20.0.0', nanostores: '1.5.5' } }),
    expected: [
      'The shell b1 of https://portal.example provides react 19.3.1, mfe-x 1.1.0-b is built with 20.0.0. Build with react@19.3.1.',
      'The shell b1 of https://portal.example provides nanostores (not at all), mfe-x 1.1.0-b is built with 1.5.5. Release the shell first.',
    ],
  },
  {
    title: 'removes a widget that a shell and another remote show',
    faults: faultsOf({ widgets: {} }),
    expected: [
      'The shell b1 of https://portal.example shows mfe-x/box, which is gone. Keep it until that shell is gone.',
      'mfe-y 0.2.0-a shows mfe-x/box, which mfe-x 1.1.0-b does not have. Keep it until no version of mfe-y shows it.',
    ],
  },
  {
    title: 'shows widgets that are not released',
    faults: faultsOf({ uses: ['mfe-y/table', 'mfe-z/box', 'mfe-x/list'] }),
    expected: [
      'mfe-x 1.1.0-b shows mfe-y/table, which mfe-y 0.2.0-a does not have. Release mfe-y with it first.',
      'mfe-x 1.1.0-b shows mfe-x/list, which it does not have. Add src/widgets/list.ts.',
      'mfe-x 1.1.0-b shows mfe-z/box, whose remote is not released. Release mfe-z with it first.',
    ],
  },
  {
    title: 'has the path of another remote',
    faults: faultsOf({ routes: [{ path: '/y/:id', title: 'X', chunks: [] }] }),
    expected: [
      'the path /y/:id is not claimed. An operator runs "remotes keys add mfe-x --path /y".',
      'mfe-y 0.2.0-a has the path /y/:id already. Release mfe-y without it first.',
    ],
  },
  {
    title: 'has a widget, a menu entry and a slot without a claim',
    faults: faultsOf({
      widgets: { box: [], quiz: [] },
      menu: [{ menu: 'legal', label: 'Neue Feste', path: '/x' }],
      slots: [{ slot: 'home', widget: 'box' }],
    }),
    expected: [
      'the widget quiz is not claimed. An operator runs "remotes keys add mfe-x --widget quiz".',
      `the entry "Neue Feste" to /x in the menu legal is not claimed. An operator runs "remotes keys add mfe-x --menu 'legal:Neue Feste:/x'".`,
      'the widget box in the slot home is not claimed. An operator runs "remotes keys add mfe-x --slot home:box".',
    ],
  },
  {
    title: 'adds a widget to a slot that it does not have',
    faults: faultsOf({ slots: [{ slot: 'home', widget: 'teaser' }] }, [], ['/x'], [{ slot: 'home', widget: 'teaser' }]),
    expected: ['mfe-x 1.1.0-b shows mfe-x/teaser, which it does not have. Add src/widgets/teaser.ts.'],
  },
  {
    title: 'claims a page of a live shell',
    faults: faultsOf({}, [shell({ paths: ['/x'] })]),
    expected: [
      'The shell b1 of https://portal.example: /x is a page of the shell. An operator removes the claim with "remotes keys remove mfe-x --path".',
    ],
  },
])(
  'a release that $title is refused, and the message names who does not fit and what to do',
  ({ faults, expected }) => {
    expect(faults).toEqual(expected)
  },
)

describe('slots of remotes', () => {
  const slot = 'mfe-y:below'
  const fills = record({ slots: [{ slot, widget: 'box' }] })
  const offers = record({ ...otherRemote, uses: [], offers: [slot] })
  const document = {
    remotes: {
      'mfe-x': claims(['/x'], [{ slot, widget: 'box' }]),
      'mfe-y': { ...claims(['/y']), widgets: ['list'], offers: [slot] },
    },
  }
  const faults = (release: ReleaseRecord, ...records: ReleaseRecord[]) =>
    releaseFaults(release, { document, shells: [], records })

  test('a release may fill a slot that a version of the other remote offers', () => {
    expect(faults(fills, record({ ...offers, offers: [] }), offers)).toEqual([])
    expect(faults(fills, record({ ...offers, offers: [] }))).toEqual([
      'mfe-x 1.1.0-b adds box to the slot mfe-y:below, which mfe-y does not offer. Release mfe-y with it first.',
    ])
    expect(faults(fills)).toHaveLength(1)
  })

  test('a release that stops offering a slot that others fill is refused', () => {
    expect(faults(offers, fills)).toEqual([])
    expect(faults(record({ ...offers, offers: [] }), fills)).toEqual([
      'mfe-x 1.1.0-b fills the slot mfe-y:below, which mfe-y 0.2.0-a does not offer. Keep it until no version of mfe-x fills it.',
    ])
    expect(faults(record({ ...offers, offers: [] }), record({}))).toEqual([])
  })

  test('a release that offers a slot without a claim is refused', () => {
    expect(faults(record({ ...offers, offers: [slot, 'mfe-y:above'] }))).toEqual([
      'the offered slot mfe-y:above is not claimed. An operator runs "remotes keys add mfe-y --offer mfe-y:above".',
    ])
  })
})

test('a remote that is not registered is refused', () => {
  const live = { document: { remotes: {} }, shells: [], records: [] }
  expect(releaseFaults(record({}), live)).toEqual([
    'The registry document has no remote mfe-x. An operator runs "remotes keys add mfe-x --public=KEY --path /x --widget box".',
  ])
})
