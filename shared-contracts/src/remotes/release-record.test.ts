import { expect, test } from 'vitest'
import * as v from 'valibot'
import { limitFaults, releaseLimits, ReleaseRecord } from './release-record.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const recordWith = (files: number, title = ''): ReleaseRecord => ({
  name: 'mfe-a',
  version: '1.0.0',
  revision: 'r',
  contract: '3.0.0',
  entry: 'entry.js',
  global: 'a',
  files: Object.fromEntries(Array.from({ length: files }, (_, index) => [`${index}.js`, integrity])),
  routes: [{ path: '/a', title, chunks: [] }],
  widgets: {},
})
const { file, version, record, imports } = releaseLimits
/** Imports of so many bytes as JSON. */
const importsOf = (bytes: number): ReleaseRecord['imports'] => ({ '@portal/a': ['x'.repeat(bytes - 18)] })

test.each([
  { title: '300 files', faults: limitFaults(recordWith(300)), expected: [] },
  {
    title: '301 files',
    faults: limitFaults(recordWith(301)),
    expected: ['it has 301 files; at most 300 are possible'],
  },
  { title: 'a file at the limit', faults: limitFaults(recordWith(1), [file]), expected: [] },
  {
    title: 'a file above it',
    faults: limitFaults(recordWith(1), [1, file + 1]),
    expected: [`a file has ${file + 1} bytes; at most ${file} are possible`],
  },
  { title: 'files at the limit of a version', faults: limitFaults(recordWith(2), [file, file]), expected: [] },
  {
    title: 'files above it',
    faults: limitFaults(recordWith(3), [file, file, 1]),
    expected: [`its files have ${version + 1} bytes; at most ${version} are possible`],
  },
  {
    title: 'a record with a long title, counted in bytes',
    faults: limitFaults(recordWith(1, 'ü'.repeat(record / 2))),
    expected: [expect.stringContaining('its record has')],
  },
  {
    title: 'imports at the limit',
    faults: limitFaults({ ...recordWith(1), imports: importsOf(imports) }),
    expected: [],
  },
  {
    title: 'imports above it, which do not count as the record of pages',
    faults: limitFaults({ ...recordWith(1), imports: importsOf(record + 1) }),
    expected: [`its imports have ${record + 1} bytes as JSON; at most ${imports} are possible`],
  },
])('$title', ({ faults, expected }) => {
  expect(faults).toEqual(expected)
})

const imported = { '@portal/page-library/session': ['$status', '*'] }
test.each([
  { title: 'that a build reported', imports: imported, expected: imported },
  { title: 'of a record without them', imports: undefined, expected: undefined },
  { title: 'of another shape, which refuse no record', imports: [{ module: 'x' }], expected: undefined },
  { title: 'with a name that is none', imports: { '@portal/x': ['<b>'] }, expected: undefined },
])('a record has the imports $title', ({ imports: given, expected }) => {
  expect(v.parse(ReleaseRecord, { ...recordWith(1), imports: given }).imports).toEqual(expected)
})

test('edges and tools that do not know the imports take the record without them', () => {
  const older = v.omit(ReleaseRecord, ['imports'])
  expect(v.parse(older, { ...recordWith(1), imports: imported })).toEqual(recordWith(1))
})
