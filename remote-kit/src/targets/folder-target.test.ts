import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderTarget } from './folder-target.ts'
import { openTarget } from './open-target.ts'
import { updateObject, WriteConflict } from './target.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (stored: { bytes: Uint8Array } | null) => stored && new TextDecoder().decode(stored.bytes)
let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'target-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a write needs the tag of the object it replaces', async () => {
  const target = folderTarget(folder)
  expect(await target.read('a/b.json')).toBeNull()
  await target.write('a/b.json', bytes('1'), null)
  const first = await target.read('a/b.json')
  await expect(target.write('a/b.json', bytes('2'), null)).rejects.toThrow(WriteConflict)
  await target.write('a/b.json', bytes('2'), first?.tag ?? null)
  await expect(target.write('a/b.json', bytes('3'), first?.tag ?? null)).rejects.toThrow(WriteConflict)
  expect([text(await target.read('a/b.json')), await target.list('a/')]).toEqual(['2', ['a/b.json']])
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['b.json'])
})

test('a deleted object leaves no empty folder, and one that is not there is no error', async () => {
  const target = folderTarget(folder)
  for (const key of ['a/b/c.json', 'a/d.json']) await target.write(key, bytes('1'), null)
  await target.remove('a/b/c.json')
  expect([await target.read('a/b/c.json'), readdirSync(path.join(folder, 'a'))]).toEqual([null, ['d.json']])
  await target.remove('a/b/c.json')
  await target.remove('a/d.json')
  expect(readdirSync(folder)).toEqual([])
})

test('changes at the same moment all arrive', async () => {
  const targets = Array.from({ length: 12 }, () => folderTarget(folder))
  const append = (stored: Uint8Array | null, index: number) =>
    bytes(JSON.stringify([...(stored ? JSON.parse(new TextDecoder().decode(stored)) : []), index]))
  await Promise.all(
    targets.map((target, index) =>
      updateObject(target, 'list', async (stored) => {
        // Lets the other changes read the same content first.
        await Promise.resolve()
        return append(stored, index)
      }),
    ),
  )
  const list = JSON.parse(text(await folderTarget(folder).read('list')) ?? '[]') as number[]
  expect(list.toSorted((one, other) => one - other)).toEqual(targets.map((_, index) => index))
})

test('the lock of a process that was stopped does not block', async () => {
  const target = folderTarget(folder)
  await target.write('a', bytes('1'), null)
  writeFileSync(path.join(folder, 'a.lock'), '1')
  utimesSync(path.join(folder, 'a.lock'), new Date(0), new Date(0))
  await target.write('a', bytes('2'), (await target.read('a'))?.tag ?? null)
  expect(text(await target.read('a'))).toBe('2')
})

test.each(['https://store.example/x', 's3:///prefix'])('the address %s is refused and names --to', async (address) => {
  await expect(openTarget(address)).rejects.toThrow(/--to must be a folder or s3:\/\/bucket\/prefix/)
})
