import { mkdtempDisposableSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanImages, fileOf, readImage, storedAge, writeImage } from './disk-cache.ts'

let temporary: ReturnType<typeof mkdtempDisposableSync>
let folder: string
const image = Buffer.alloc(10_000, 7)
const name = fileOf(['a'])
const pathOf = (file: string) => path.join(folder, file)
const bytesOf = (file: string) => readImage(folder, file)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

beforeEach(() => {
  temporary = mkdtempDisposableSync(path.join(tmpdir(), 'disk-cache-'))
  folder = path.join(temporary.path, 'images')
})
afterEach(() => temporary.remove())

test('an image is read as it was written, by its user only', async () => {
  await writeImage(folder, name, image)
  expect(await bytesOf(name)).toEqual(image)
  expect([folder, pathOf(name)].map((file) => (statSync(file).mode & 0o777).toString(8))).toEqual(['700', '600'])
})

test('eight writers of one image leave one complete file', async () => {
  await Promise.all(Array.from({ length: 8 }, () => writeImage(folder, name, image)))
  expect(await bytesOf(name)).toEqual(image)
  expect(readdirSync(folder)).toEqual([name])
})

// Rule: formats-49
test('an image older than a week is not read', async () => {
  await writeImage(folder, name, image)
  utimesSync(pathOf(name), new Date(), new Date(Date.now() - storedAge - 1_000))
  expect(await bytesOf(name)).toBeNull()
})

test('a folder that cannot be written stores nothing and fails nothing', async () => {
  writeFileSync(folder, 'a file in its place')
  await writeImage(folder, name, image)
  await cleanImages(folder, 0)
  expect(await bytesOf(name)).toBeNull()
})

test('cleaning keeps the images that were used last, and the time at which they were made', async () => {
  const names = [1, 2, 3, 4].map((number) => fileOf([number]))
  for (const [index, file] of names.entries()) {
    await writeImage(folder, file, image)
    utimesSync(pathOf(file), daysAgo(5 - index), daysAgo(6))
  }
  const [first = '', , , last = ''] = names
  await readImage(folder, first)
  expect(Math.round((Date.now() - statSync(pathOf(first)).mtimeMs) / 86_400_000)).toBe(6)
  // Two of 10 032 bytes take six blocks of 4 096.
  await cleanImages(folder, 6 * 4_096)
  expect(readdirSync(folder).toSorted()).toEqual([first, last].toSorted())
})

test('cleaning deletes files that were left half-written, and none that is being written', async () => {
  await writeImage(folder, name, image)
  for (const [file, age] of [
    ['old.1.part', 1],
    ['new.2.part', 0],
  ] as const) {
    writeFileSync(pathOf(file), 'x')
    utimesSync(pathOf(file), daysAgo(age), daysAgo(age))
  }
  // The image and one of the others take four blocks of 4 096.
  await cleanImages(folder, 4 * 4_096)
  expect(readdirSync(folder).toSorted()).toEqual([name, 'new.2.part'].toSorted())
})
