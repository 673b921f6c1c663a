import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authRecord } from '../../pages/testing/sample-build.ts'
import { openBlockedVersions } from './blocked-versions.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollbacks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const now = Date.parse('2026-11-22T07:00:00Z')
const release = (version: string) => ({ base: '/', record: { ...authRecord, version } })

/** Whether an edge that starts on the folder blocks a version that the pointer names. */
const isBlocked = (version: string): boolean => {
  const releases = { current: release(version), previous: release('0.1.0-a') }
  return openBlockedVersions(folder).allowed('mfe-auth', releases, now)?.current?.record.version === '0.1.0-a'
}

test('two processes that share a folder keep the rollbacks of each other', () => {
  const [one, other] = [openBlockedVersions(folder), openBlockedVersions(folder)]
  one.add('mfe-auth', '0.1.0-b')
  other.add('mfe-cards', '0.1.0-b')
  one.add('mfe-auth', '0.1.0-c')
  other.allowed('mfe-cards', { current: release('0.1.0-d') }, now)
  const auth = { current: release('0.1.0-c'), canary: { ...release('0.1.0-b'), percent: 5 } }
  expect(openBlockedVersions(folder).allowed('mfe-auth', { ...auth, previous: release('0.1.0-a') }, now)).toEqual({
    current: release('0.1.0-a'),
  })
  expect(openBlockedVersions(folder).allowed('mfe-cards', { current: release('0.1.0-b') }, now)).toEqual({
    current: release('0.1.0-b'),
  })
})

test('a version that is held is not blocked, also after the hold', () => {
  openBlockedVersions(folder).add('mfe-auth', '0.1.0-b')
  const releases = { current: release('0.1.0-b'), previous: release('0.1.0-a') }
  const hold = { version: '0.1.0-b', reason: 'fix', until: '2026-11-22T08:00:00Z' }
  const allowed = (more: object) => openBlockedVersions(folder).allowed('mfe-auth', { ...releases, ...more }, now)
  expect(allowed({ hold: { ...hold, version: '0.1.0-c' } })?.current).toEqual(release('0.1.0-a'))
  expect(allowed({ hold: { ...hold, until: '2026-11-22T06:00:00Z' } })?.current).toEqual(release('0.1.0-a'))
  expect(allowed({ hold })).toEqual({ ...releases, hold })
  expect(allowed({})).toEqual(releases)
})

test.each([
  { state: 'blocked', expected: true },
  { state: 'writing', expected: true },
  { state: 'written', expected: false },
  { state: 'ended', expected: false },
])('a rollback that an earlier edge stored as $state blocks: $expected', ({ state, expected }) => {
  const more = { to: null, at: '2026-11-22T07:00:00.000Z', failed: 5, loads: 6, state }
  writeFileSync(join(folder, 'rollbacks.json'), JSON.stringify([{ remote: 'mfe-auth', version: '0.1.0-b', ...more }]))
  expect(isBlocked('0.1.0-b')).toBe(expected)
})
