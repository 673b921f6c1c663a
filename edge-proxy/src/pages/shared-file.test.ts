import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { readShared } from './shared-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'shared-file-'))
const file = join(folder, 'a.js')
afterAll(() => rmSync(folder, { recursive: true }))

test('requests share one buffer of a file, also while it is being read', async () => {
  writeFileSync(file, 'one')
  const [first, ...others] = await Promise.all([readShared(file), readShared(file), readShared(file)])
  expect(first?.toString()).toBe('one')
  for (const other of [...others, await readShared(file)]) expect(other).toBe(first)
})

test('a file that changes is read again, and one that is removed is missing', async () => {
  writeFileSync(file, 'one')
  await readShared(file)
  writeFileSync(file, 'another')
  expect((await readShared(file))?.toString()).toBe('another')
  rmSync(file)
  expect(await readShared(file)).toBeNull()
})

test('a folder is no file', async () => {
  expect(await readShared(folder)).toBeNull()
})

test('a file that could not be read is read by the next request', async () => {
  writeFileSync(file, 'one')
  const readFile = vi.spyOn(fs, 'readFile')
  readFile.mockRejectedValueOnce(Object.assign(new Error('too many open files'), { code: 'EMFILE' }))
  syncBuiltinESMExports()
  onTestFinished(() => {
    readFile.mockRestore()
    syncBuiltinESMExports()
  })
  expect(await readShared(file)).toBeNull()
  expect((await readShared(file))?.toString()).toBe('one')
})
