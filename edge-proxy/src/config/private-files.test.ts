import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBlockedVersions } from '../releases/health/blocked-versions.ts'
import { openSqliteStore } from '../state/sqlite-store.ts'
import { closeDataDir, replaceFile } from './private-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'private-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

/** The modes of a folder and of all that it holds. */
function modesIn(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(['', ...names].map((name) => [name, modeOf(path.join(dir, name))]))
}

test('closes a folder that DATA_DIR is a link to', () => {
  const dataDir = path.join(folder, 'data')
  const target = path.join(folder, 'target')
  mkdirSync(target)
  chmodSync(target, 0o755)
  symlinkSync(target, dataDir)
  closeDataDir(dataDir, true)
  expect(modeOf(target)).toBe('700')
})

test('writes new files of DATA_DIR closed from the beginning', async () => {
  const dataDir = path.join(folder, 'data')
  closeDataDir(dataDir, true)
  const store = openSqliteStore(dataDir)
  openBlockedVersions(dataDir).add('mfe-auth', '1.0.0')
  await replaceFile(path.join(dataDir, 'releases/remotes/c.js'), 'c')
  const modes = modesIn(dataDir)
  await store.close()

  expect(Object.keys(modes)).toEqual(expect.arrayContaining(['orders.sqlite', 'orders.sqlite-wal', 'rollbacks.json']))
  expect(new Set(Object.values(modes))).toEqual(new Set(['700', '600']))
})

test.skipIf(process.getuid?.() !== 0)('a folder of another user is refused in production, naming the setting', () => {
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  chownSync(dataDir, 12_345, 12_345)
  expect(() => closeDataDir(dataDir, true)).toThrow('DATA_DIR belongs to another user')
  closeDataDir(dataDir, false)
  // The way out that the message names.
  closeDataDir(path.join(dataDir, 'edge'), true)
})

test.skipIf(process.getuid?.() !== 0)(
  'the link of another user to an own folder is accepted, as systemd makes one',
  () => {
    const dataDir = path.join(folder, 'data')
    const target = path.join(folder, 'target')
    mkdirSync(target)
    symlinkSync(target, dataDir)
    lchownSync(dataDir, 12_345, 12_345)
    closeDataDir(dataDir, true)
    chownSync(target, 12_345, 12_345)
    expect(() => closeDataDir(dataDir, true)).toThrow('DATA_DIR belongs to another user')
  },
)
