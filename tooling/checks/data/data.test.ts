import { cpSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { data } from './data.ts'
import { sourceFiles } from '../source-files.ts'
import { fixture } from '../fixture.ts'

/** Places in a fixture whose line ends with `// found`. */
const markedPlaces = (name: string): string[] =>
  [...sourceFiles(fixture(name), '**/*.ts')].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.endsWith('// found') ? [`${file}:${index + 1}`] : [])),
  )

test('data finds names without a row, rows without code, empty cells, items that the privacy page lacks, and code whose names it cannot read', () => {
  const findings = data(fixture('data'))
  const hint =
    ' (a schema of settings that names no server belongs to withoutReceiver in tooling/checks/data/edge-names.ts)'
  const noRow = [
    'cookie portal-new',
    'cookie portal-script',
    'web storage tab-{location.pathname}',
    'web storage alias',
    'web storage element',
    'web storage hidden',
    'IndexedDB address',
    'IndexedDB draft:order-{id}',
    'IndexedDB draft:name',
    'IndexedDB draft:street',
    'cache files-{version}',
    'table or column orders.email',
    'table or column edge_orders.address',
    'table or column edge_visits',
    'table or column edge_visits.day',
    'file visits.log',
    'log field address',
    'log field from',
    'log field from.country',
    'log field orders',
    'log field orders.email',
    'trace attribute account',
    'trace attribute code',
    'trace attribute message',
    `address of a receiver SHOP_URL${hint}`,
    `address of a receiver STATISTICS_PAGE${hint}`,
    `address of a receiver https://counter.example${hint}`,
  ]
  const others = [
    'the code has no portal-gone, which "Cookies" lists',
    'the code has no portal-tablet, which "Cookies" lists',
    'the code has no orders.name, which "Tables of the edge" lists',
    'the code has no country, which "Metric labels" lists',
    '"IndexedDB" lists portal twice',
    'the row `portal-tablet` has an empty cell',
    'brands/standard/content/privacy.ts has no item "none: tablets of shops", which must tell members about portal-tablet',
    'brands/standard/content/privacy.ts has no item "Bekannte Browser", which must tell members about known',
  ]
  const [ofDocument, ofCode] = [true, false].map((isOfDocument) =>
    findings.filter((finding) => finding.startsWith('docs/data.md: ') === isOfDocument),
  )
  const isOfLabels = (finding: string) => finding.includes('no row for the metric label')
  expect(ofDocument).toContain('docs/data.md: no row for the metric label window')
  expect(ofDocument?.filter((finding) => !isOfLabels(finding)).toSorted()).toEqual(
    [...noRow.map((name) => `no row for the ${name}`), ...others].map((text) => `docs/data.md: ${text}`).toSorted(),
  )
  const places = ofCode?.map((finding) => finding.split(': ')[0])
  expect([...new Set(places)].toSorted()).toEqual(markedPlaces('data').toSorted())
})

test('data says which migrations SQLite does not understand', () => {
  using scratch = mkdtempDisposableSync(path.join(tmpdir(), 'checks-'))
  const folder = path.join(scratch.path, 'data')
  cpSync(fixture('data'), folder, { recursive: true })
  writeFileSync(path.join(folder, 'edge-proxy/migrations/0003-passes.sql'), 'CREATE TYPE kind AS ENUM ()')
  expect(data(folder).filter((finding) => finding.startsWith('edge-proxy/migrations'))).toEqual([
    expect.stringContaining('near "TYPE": syntax error: write it otherwise, or extend forSqlite'),
  ])
})
