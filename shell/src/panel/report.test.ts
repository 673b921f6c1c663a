import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { locatedParts } from './located-parts.ts'
import { reportOf, type KnownOfPage } from './report.ts'

const record = (name: string, version: string) =>
  releaseRecord({
    name,
    version,
    global: `${name}_${version}`,
    routes: [{ path: '/praemien', title: 'Prämien', expose: './pages/rewards', chunks: [] }],
    widgets: { highlights: [] },
  })
const release = (name: string, version: string) => ({
  base: `/remotes/${name}/${version}/`,
  record: record(name, version),
})
const registry: RegistrySnapshot = {
  'mfe-auth': release('mfe-auth', '1.0.0'),
  'mfe-cards': release('mfe-cards', '1.1.0'),
  'mfe-rewards': { ...release('mfe-rewards', '2.0.0'), previous: release('mfe-rewards', '1.9.0') },
  'mfe-events': { base: 'http://localhost:4100/', record: record('mfe-events', '0.1.0-dev') },
}
const shown = (remote: string, version: string, expose: string) => ({ remote, version, expose })
const loaded = (file: string) => ({
  name: new URL(file, 'https://portal.example').href,
  startTime: 0,
  responseEnd: 10,
  transferSize: 100,
  encodedBodySize: 90,
})
const page = (changes: Partial<KnownOfPage>): KnownOfPage => ({
  url: 'https://portal.example/praemien?q=secret#a',
  registry,
  panelData: { bucket: null, canaries: {} },
  contract: '4.1.0',
  parts: [],
  choices: [],
  timings: [],
  ...changes,
})
const versions = (known: KnownOfPage) =>
  reportOf(known).remotes.map(({ name, version, kind, isFallback }) =>
    [name, version, kind, ...(isFallback ? ['fallback'] : [])].join(' '),
  )

test('what the page shows comes first, then what it loaded, then the others; a previous version only if it is shown', () => {
  const parts = [shown('mfe-rewards', '2.0.0', 'pages/rewards')]
  expect(versions(page({ parts, timings: [loaded('/remotes/mfe-cards/1.1.0/entry.js')] }))).toEqual([
    'mfe-rewards 2.0.0 release',
    'mfe-cards 1.1.0 release',
    'mfe-auth 1.0.0 release',
    'mfe-events 0.1.0-dev override',
  ])
  expect(versions(page({ parts: [shown('mfe-rewards', '1.9.0', 'highlights')] }))).toEqual([
    'mfe-rewards 1.9.0 release fallback',
    'mfe-auth 1.0.0 release',
    'mfe-cards 1.1.0 release',
    'mfe-rewards 2.0.0 release',
    'mfe-events 0.1.0-dev override',
  ])
})

test('the canary of this browser has its share, and the version that replaces it when it fails is a release', () => {
  const panelData = { bucket: 4711, canaries: { 'mfe-rewards': 5 } }
  const parts = [shown('mfe-rewards', '2.0.0', 'highlights'), shown('mfe-rewards', '1.9.0', 'pages/rewards')]
  expect(reportOf(page({ panelData, parts }))).toMatchObject({
    bucket: 4711,
    remotes: expect.arrayContaining([
      expect.objectContaining({ version: '2.0.0', kind: 'canary', percent: 5, isFallback: false }),
      expect.objectContaining({ version: '1.9.0', kind: 'release', isFallback: true }),
    ]),
  })
})

test('parts are routes and widgets, each once, and the report has no query of the address', () => {
  const parts = ['pages/rewards', 'highlights', 'highlights'].map((expose) => shown('mfe-rewards', '2.0.0', expose))
  const report = reportOf(page({ parts }))
  expect(report.remotes[0]?.parts).toEqual([
    { type: 'route', name: '/praemien' },
    { type: 'widget', name: 'highlights' },
  ])
  expect(report.path).toBe('/praemien')
  expect(JSON.stringify(report)).not.toContain('secret')
})

test('a shared module has the version that the runtime chose, and names the version of the remote that offers it', () => {
  const offered = [
    { version: '1.0.0', from: 'shell' },
    { version: '1.2.0', from: 'mfe-cards_1.1.0' },
  ]
  const choice = { consumer: 'mfe-rewards_2.0.0', required: '^1.0.0', offered, isMissing: false }
  const [shell, cards] = offered
  const choices = [
    { ...choice, module: 'react', chosen: shell ?? null },
    { ...choice, module: 'icons', chosen: cards ?? null },
    { ...choice, module: 'react', consumer: 'mfe-auth_1.0.0', chosen: shell ?? null },
  ]
  const rewards = reportOf(page({ choices })).remotes.find(({ name }) => name === 'mfe-rewards')
  expect(rewards?.shared).toEqual([
    { module: 'icons', version: '1.2.0', from: 'mfe-cards 1.1.0', required: '^1.0.0', reason: 'fits' },
    { module: 'react', version: '1.0.0', from: 'shell', required: '^1.0.0', reason: 'fits' },
  ])
})

test('a place in the page belongs to a part of the version that is shown there, if the registry has that version', () => {
  const parts = new Map([
    ['first', shown('mfe-rewards', '1.9.0', 'highlights')],
    ['second', shown('mfe-rewards', '2.0.0', 'pages/rewards')],
    ['third', shown('mfe-gone', '1.0.0', 'box')],
  ])
  const report = reportOf(page({ parts: [...parts.values()] }))
  expect(
    locatedParts(report, registry, parts).map(({ place, remote, part }) => [place, remote.version, part.name]),
  ).toEqual([
    ['first', '1.9.0', 'highlights'],
    ['second', '2.0.0', '/praemien'],
  ])
})
