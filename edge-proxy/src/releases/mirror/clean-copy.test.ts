import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanCopy, cleanRemote } from './clean-copy.ts'

const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'copy-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const remote = (...parts: string[]) => path.join(folder, 'remotes/mfe-a', ...parts)
const versions = () => readdirSync(remote()).filter((name) => name !== 'release.json')

/** Versions 0.1.0 to 0.9.0, each last named so many days ago. */
function copy(pointer: string, ...days: number[]): void {
  for (const [index, day] of days.entries()) {
    const version = remote(`0.${index + 1}.0`)
    mkdirSync(version, { recursive: true })
    writeFileSync(path.join(version, 'record.jws'), '')
    utimesSync(version, daysAgo(day), daysAgo(day))
  }
  writeFileSync(remote('release.json'), pointer)
}

test('versions that no pointer has named for a week are deleted', async () => {
  copy('{"current":"0.9.0","previous":"0.8.0"}', 90, 60, 30, 8, 7.01, 6.99, 5, 1, 0)
  await cleanCopy(folder, now)
  expect(versions()).toEqual(['0.5.0', '0.6.0', '0.7.0', '0.8.0', '0.9.0'])
})

test('the newest five versions are kept whatever their age', async () => {
  copy('{"current":"0.7.0"}', 90, 80, 70, 60, 50, 40, 30)
  await cleanCopy(folder, now)
  expect(versions()).toEqual(['0.3.0', '0.4.0', '0.5.0', '0.6.0', '0.7.0'])
})

test('a version that a pointer names is kept, and still a week after it was named last', async () => {
  copy('{"current":"0.2.0","previous":"0.1.0","canary":{"version":"0.3.0","percent":5}}', 99, 99, 99, 3, 3, 3, 3, 3, 3)
  await cleanCopy(folder, now)
  copy('{"current":"0.9.0"}')
  await cleanCopy(folder, new Date(daysAgo(-6)))
  expect(versions()).toEqual(expect.arrayContaining(['0.1.0', '0.2.0', '0.3.0']))
  await cleanCopy(folder, new Date(daysAgo(-8)))
  expect(versions()).toHaveLength(5)
})

test('of versions with more than 128 MiB the oldest that no pointer names are deleted', async () => {
  copy('{"current":"0.1.0"}', 5, 4, 3, 2, 1)
  for (const version of versions()) {
    writeFileSync(remote(version, 'large.js'), '')
    truncateSync(remote(version, 'large.js'), 50 * 1024 * 1024)
    utimesSync(remote(version), daysAgo(6 - Number(version[2])), daysAgo(6 - Number(version[2])))
  }
  await cleanRemote(remote(), now, ['0.2.0'])
  // The current version counts as the newest one from now on.
  expect(versions()).toEqual(['0.1.0', '0.2.0', '0.5.0'])
})

test.each(['', '{', '{"error":"busy"}'])('with the unreadable pointer "%s" nothing is deleted', async (pointer) => {
  copy(pointer, 99, 99, 99, 99, 99, 99, 99)
  await cleanCopy(folder, now)
  expect(versions()).toHaveLength(7)
})

test('a copy that does not exist yet has nothing to delete', async () => {
  await expect(cleanCopy(path.join(folder, 'missing'), now)).resolves.toBeUndefined()
})
