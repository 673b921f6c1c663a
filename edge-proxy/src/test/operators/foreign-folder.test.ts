import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writePointerWithout } from '../../releases/health/write-pointer.ts'
import { announceShell, liveShellOf } from '../../pages/live-shell.ts'

const secret = 'only for the edge'
let place: string
let folder: string
let secretFile: string
let log: string[]

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'foreign-folder-'))
  folder = path.join(place, 'releases')
  secretFile = path.join(place, 'session-keys')
  log = []
  writeFileSync(secretFile, secret)
})
afterEach(() => rmSync(place, { recursive: true }))

const shell = liveShellOf({ files: {}, documents: [], contract: '3.0.0', shared: {} }, 'https://portal.example')
const logger = { warn: (_: object, message: string) => void log.push(message) }

test.each([
  { title: 'the shell', key: `shells/${shell.build}.json`, write: () => announceShell(shell, folder, logger as never) },
  {
    title: 'a release pointer',
    key: 'remotes/mfe-a/release.json',
    write: () => writePointerWithout('0.1.0-1', folder, 'mfe-a', '').catch(() => false),
  },
])('writing $title follows no link', async ({ key, write }) => {
  const target = path.join(place, 'target')
  const parent = path.dirname(path.join(folder, key))
  mkdirSync(target)
  writeFileSync(path.join(target, path.basename(key)), secret)
  const isUnchanged = () =>
    readFileSync(secretFile, 'utf8') === secret &&
    readdirSync(target).length === 1 &&
    readFileSync(path.join(target, path.basename(key)), 'utf8') === secret
  const stop = (result: unknown) => typeof result === 'function' && result()
  // At its own name, at the name that its temporary file had, and at its folder.
  mkdirSync(parent, { recursive: true })
  rmSync(path.join(folder, key), { force: true })
  symlinkSync(secretFile, path.join(folder, key))
  symlinkSync(secretFile, `${path.join(folder, key)}.${process.pid}.new`)
  stop(await write())
  expect(isUnchanged()).toBe(true)
  rmSync(parent, { recursive: true })
  symlinkSync(target, parent)
  stop(await write())
  expect(isUnchanged()).toBe(true)
})
