import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isLivePreview, Preview, previewIdOf, PreviewList } from './preview.ts'
import { RegistryDocument } from './registry-document.ts'
import { ReleasePointer, ReleaseRecord } from './release-record.ts'

const record = {
  name: 'mfe-x',
  version: '1.2.0-a',
  revision: 'r',
  contract: '4.1.0',
  entry: 'entry.js',
  global: 'x',
  files: {},
  routes: [],
  widgets: {},
}
const id = 'a'.repeat(32)
const preview = {
  preview: true,
  id,
  record,
  by: 'Ada',
  created: '2026-11-22T08:00:00Z',
  expires: '2026-11-25T08:00:00Z',
}

test('a preview is no release record and a release record is no preview', () => {
  expect(v.is(Preview, preview)).toBe(true)
  expect(v.is(ReleaseRecord, preview)).toBe(false)
  expect(v.is(ReleaseRecord, record)).toBe(true)
  expect(v.is(Preview, record)).toBe(false)
  expect(v.is(Preview, { ...preview, ...record })).toBe(false)
})

test.each([
  { title: 'without its mark', changes: { preview: undefined } },
  { title: 'with another mark', changes: { preview: false } },
  { title: 'with an id that leaves its folder', changes: { id: '../../../0.1.0-a/aaaaaaaaaaaaaaaaa' } },
  { title: 'without an end', changes: { expires: undefined } },
  { title: 'with a day as end', changes: { expires: '2026-11-25' } },
  { title: 'without its author', changes: { by: undefined } },
  { title: 'of a long name', changes: { by: 'a'.repeat(101) } },
  { title: 'with a further field', changes: { portal: 'https://portal.example' } },
])('a preview $title is refused', ({ changes }) => {
  expect(v.is(Preview, { ...preview, ...changes })).toBe(false)
})

test.each([
  { title: 'at its beginning', now: preview.created, live: true },
  { title: 'a millisecond before its end', now: '2026-11-25T07:59:59.999Z', live: true },
  { title: 'at its end', now: preview.expires, live: false },
  { title: 'for a clock that is four minutes slow', now: '2026-11-22T07:56:00Z', live: true },
  { title: 'for a clock that is six minutes slow', now: '2026-11-22T07:54:00Z', live: false },
  { title: 'of fourteen days', now: preview.created, expires: '2026-12-06T08:00:00Z', live: true },
  { title: 'of more than fourteen days', now: preview.created, expires: '2026-12-06T08:00:00.001Z', live: false },
  {
    title: 'of more than fourteen days, on its last day',
    now: '2026-12-31T00:00:00Z',
    expires: '2026-12-31T08:00:00Z',
    live: false,
  },
])('a preview $title lives: $live', ({ now, live, expires = preview.expires }) => {
  expect(isLivePreview({ ...preview, expires }, Date.parse(now))).toBe(live)
})

test.each([
  { title: 'five previews', list: { previews: Array.from({ length: 5 }, () => id) }, accepted: true },
  { title: 'six previews', list: { previews: Array.from({ length: 6 }, () => id) }, accepted: false },
  { title: 'the folder of a version', list: { previews: ['0.1.0-a'] }, accepted: false },
  { title: 'an error of the store', list: { error: 'busy' }, accepted: false },
])('a list with $title is accepted: $accepted', ({ list, accepted }) => {
  expect(v.is(PreviewList, list)).toBe(accepted)
})

test('a pointer cannot name a preview', () => {
  for (const version of [`previews/${id}`, id, 'previews']) {
    expect(v.is(ReleasePointer, { current: version })).toBe(false)
    expect(v.is(ReleasePointer, { majors: { 4: { canary: { version, percent: 5 } } } })).toBe(false)
  }
})

test('the id of a preview is the beginning of a SHA-256 of its portal, its remote and its secret', async () => {
  const place = { portal: 'https://portal.example', remote: 'mfe-x' }
  const id = await previewIdOf('abc', place)
  expect(id).toBe('cdd8eb9e3fe5551109a865e4e1052a75')
  expect(await previewIdOf('abc', { ...place, remote: 'mfe-y' })).not.toBe(id)
  expect(await previewIdOf('abc', { ...place, portal: 'https://staging.example' })).not.toBe(id)
})

test('edges ignore what they do not know of a remote in the registry document', () => {
  const remote = { keys: ['k'.repeat(43)], paths: [], widgets: [], menu: [] }
  const document = { revision: 1, issued: '2026-11-22T07:00:00Z', remotes: { 'mfe-x': { ...remote, later: true } } }
  expect(v.parse(RegistryDocument, document).remotes['mfe-x']).toEqual(remote)
})
