import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { previewLimits, type Preview } from '@portal/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { folderTarget } from '../targets/folder-target.ts'
import { WriteConflict, type Target } from '../targets/target.ts'
import { releaseRecord } from '../testing/release-record.ts'
import { addPreview, deleteEndedPreviews, endAllPreviews, readPreviews } from './previews.ts'
import { addClaim, changeRegistry, removeClaim, type Claim } from './registry.ts'
import { createKey, signPreview, type ReleaseKey } from './signing.ts'
import { targetFaults } from './verify.ts'

const now = new Date('2026-11-22T07:00:00Z')
const list = 'remotes/mfe-x/previews.json'
const idOf = (digit: string): string => digit.repeat(32)

let folder: string
let key: ReleaseKey
let target: Target
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'previews-'))
  target = folderTarget(folder)
  key = await createKey()
  const claim = { keys: [key.public.x ?? ''], previews: true }
  await changeRegistry(changed(), (remotes) => addClaim(remotes, 'mfe-x', claim))
})
afterEach(() => rmSync(folder, { recursive: true }))

const changed = () => ({ target, key, trusted: [], now, dryRun: false })

const previewOf = (id: string): Preview => ({
  preview: true,
  id,
  record: releaseRecord(),
  by: 'Ada',
  created: now.toISOString(),
  expires: new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
})
const add = (id: string, place: Target = target): Promise<void> =>
  addPreview(place, { preview: previewOf(id), dist: folder, key }, now, () => {})
const live = async (): Promise<string[]> => (await readPreviews(target, 'mfe-x', now)).map(({ id }) => id)
const keys = (): Promise<string[]> => target.list('remotes/mfe-x/')

/** The target with another way of writing the list of previews. */
const writingList = (write: Target['write']): Target => ({
  ...target,
  write: (name, bytes, tag) => (name === list ? write(name, bytes, tag) : target.write(name, bytes, tag)),
})

/** As a store whose first response is lost: the client repeats the write, which then conflicts with itself. */
function losingResponse(): Target {
  let isFirst = true
  return writingList(async (...args) => {
    await target.write(...args)
    if (!isFirst) return
    isFirst = false
    throw new WriteConflict(list)
  })
}

test.each([0, previewLimits.live - 1])(
  'a preview whose list is written twice is listed once, beside %i others',
  async (count) => {
    const others = Array.from({ length: count }, (_, index) => idOf(String(index)))
    for (const id of others) await add(id)
    await add(idOf('f'), losingResponse())
    expect((await live()).toSorted()).toEqual([...others, idOf('f')])
    expect(await keys()).toContain(`remotes/mfe-x/previews/${idOf('f')}/record.jws`)
  },
)

test('a preview that the operator forbids during its upload is refused and deleted', async () => {
  let isForbidden = false
  const forbidding = writingList(async (...args) => {
    if (!isForbidden) {
      isForbidden = true
      await changeRegistry(changed(), (remotes) => removeClaim(remotes, 'mfe-x', { previews: true }))
      await endAllPreviews(target, 'mfe-x')
    }
    return target.write(...args)
  })
  await expect(add(idOf('a'), forbidding)).rejects.toThrow('mfe-x may have no previews')
  expect([await live(), await keys()]).toEqual([[], [list]])
})

test('an end of all previews also deletes one that has not begun, and one without a record', async () => {
  await add(idOf('a'))
  const earlier = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  expect(await readPreviews(target, 'mfe-x', earlier)).toEqual([])
  await target.write(`remotes/mfe-x/previews/${idOf('b')}/entry.js`, new Uint8Array(), null)
  await endAllPreviews(target, 'mfe-x')
  expect([await live(), await keys()]).toEqual([[], [list]])
})

test.each(['{"previews":[]}', 'damaged'])('an end of all previews does not depend on their list: %s', async (text) => {
  await add(idOf('a'))
  const stored = await target.read(list)
  await target.write(list, Buffer.from(text), stored?.tag ?? null)
  await endAllPreviews(target, 'mfe-x')
  expect([await live(), await keys()]).toEqual([[], [list]])
})

test.each([
  { minutes: 30, isLeft: true },
  { minutes: 90, isLeft: false },
])('files of a preview that its list does not name are an upload, or after an hour the rest of one', async (age) => {
  await add(idOf('a'))
  const stored = await target.read(list)
  await target.write(list, Buffer.from('{"previews":[]}'), stored?.tag ?? null)
  await deleteEndedPreviews(target, 'mfe-x', new Date(now.getTime() + age.minutes * 60_000))
  expect((await keys()).some((name) => name.endsWith('record.jws'))).toBe(age.isLeft)
})

test.each([
  { fault: 'is missing', change: async (file: string) => target.remove(file) },
  { fault: 'has other bytes', change: async (file: string) => overwrite(file, 'other') },
  { fault: 'may have no previews', change: async () => forbid({ previews: true }) },
  { fault: 'the path /y is not claimed', change: async () => forbid({ paths: ['/y'] }) },
  { fault: 'is not signed by a key', change: async () => replaceKey() },
  { fault: 'is not a list', change: async () => overwrite(list, '[]') },
  { fault: 'is not a preview', change: async () => sign({ preview: false as true }) },
  { fault: 'is for the preview', change: async () => sign({ id: idOf('b') }) },
  { fault: 'which is too long', change: async () => sign({ expires: '2027-01-01T00:00:00Z' }) },
  { fault: 'which is too long or begins later', change: async () => sign({ created: '2026-11-23T00:00:00Z' }) },
])('a check of the whole target finds a preview that $fault', async ({ fault, change }) => {
  await changeRegistry(changed(), (remotes) => addClaim(remotes, 'mfe-x', { paths: ['/y'] }))
  const files = { 'entry.json': integrityOf(Buffer.from('1')) }
  const record = releaseRecord({ files, routes: [{ path: '/y', title: '', chunks: [] }] })
  writeFileSync(path.join(folder, 'entry.json'), '1')
  const preview = { ...previewOf(idOf('a')), record }
  await addPreview(target, { preview, dist: folder, key }, now, () => {})
  const faults = async () => (await targetFaults(target, new Map(), [], now)).join('\n')
  expect(await faults()).toBe('')
  await change(`remotes/mfe-x/previews/${idOf('a')}/entry.json`)
  expect(await faults()).toContain(fault)
})

async function overwrite(name: string, text: string): Promise<void> {
  await target.write(name, Buffer.from(text), (await target.read(name))?.tag ?? null)
}

/** Signs the stored preview with changes, as a team could. */
async function sign(changes: Partial<Preview>): Promise<void> {
  const record = releaseRecord({ files: { 'entry.json': integrityOf(Buffer.from('1')) } })
  const jws = await signPreview({ ...previewOf(idOf('a')), record, ...changes }, key.private)
  await overwrite(`remotes/mfe-x/previews/${idOf('a')}/record.jws`, jws)
}

const forbid = async (claim: Claim): Promise<unknown> =>
  changeRegistry(changed(), (remotes) => removeClaim(remotes, 'mfe-x', claim))

async function replaceKey(): Promise<void> {
  const { public: other } = await createKey()
  await changeRegistry(changed(), (remotes) => {
    const both = addClaim(remotes, 'mfe-x', { keys: [other.x ?? ''] })
    return removeClaim(both, 'mfe-x', { keys: [key.public.x ?? ''] })
  })
}
