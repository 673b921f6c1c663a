import * as v from 'valibot'
import { expect, test } from 'vitest'
import { majorsOf, pointerOfMajor, withMajor } from './pointer-majors.ts'
import { ReleasePointer } from './release-record.ts'

const canary = { version: '2.0.0-c', percent: 5 }
const both = {
  current: '1.0.0-a',
  previous: '0.9.0-z',
  blocked: ['0.8.0-y'],
  majors: { 4: { current: '2.0.0-b', canary } },
}

test.each([
  { major: '2', versions: { current: '1.0.0-a', previous: '0.9.0-z' } },
  { major: '3', versions: { current: '1.0.0-a', previous: '0.9.0-z' } },
  { major: '4', versions: { current: '2.0.0-b', canary } },
  { major: '5', versions: {} },
])('shells of contract $major get the versions for it, and what holds for all', ({ major, versions }) => {
  expect(pointerOfMajor(v.parse(ReleasePointer, both), major)).toEqual({ ...versions, blocked: ['0.8.0-y'] })
})

test.each<{
  title: string
  before: ReleasePointer | null
  major: string
  changed: ReleasePointer
  after: ReleasePointer
}>([
  { title: 'the first release', before: null, major: '3', changed: { current: 'a' }, after: { current: 'a' } },
  {
    title: 'the first release of a remote that no older shell has',
    before: null,
    major: '4',
    changed: { current: 'b' },
    after: { majors: { 4: { current: 'b' } } },
  },
  {
    title: 'a release for the next shells',
    before: { current: 'a', previous: 'z', canary: { version: 'c', percent: 5 } },
    major: '4',
    changed: { current: 'b' },
    after: { current: 'a', previous: 'z', canary: { version: 'c', percent: 5 }, majors: { 4: { current: 'b' } } },
  },
  {
    title: 'a rollback for the shells of today',
    before: { current: 'a', previous: 'z', majors: { 4: { current: 'b' }, 5: { current: 'd' } } },
    major: '3',
    changed: { current: 'z', blocked: ['a'], by: 'edge' },
    after: { current: 'z', blocked: ['a'], by: 'edge', majors: { 4: { current: 'b' }, 5: { current: 'd' } } },
  },
  {
    title: 'a rollback for the next shells',
    before: { current: 'a', blocked: ['x'], majors: { 4: { current: 'b', previous: 'e' }, 5: { current: 'd' } } },
    major: '4',
    changed: { current: 'e', blocked: ['x', 'b'] },
    after: { current: 'a', blocked: ['x', 'b'], majors: { 4: { current: 'e' }, 5: { current: 'd' } } },
  },
])('$title leaves the versions of other shells', ({ before, major, changed, after }) => {
  expect(withMajor(before, major, changed)).toEqual(after)
  expect(pointerOfMajor(withMajor(before, major, changed), major)).toEqual(changed)
})

test.each([
  { pointer: { current: 'a' }, majors: ['3'] },
  { pointer: { disabled: true }, majors: [] },
  { pointer: { canary, majors: { 10: { current: 'c' }, 4: { current: 'b' } } }, majors: ['3', '4', '10'] },
  { pointer: { majors: { 4: { current: 'b' } } }, majors: ['4'] },
])('$pointer names versions for $majors', ({ pointer, majors }) => {
  expect(majorsOf(pointer)).toEqual(majors)
})
