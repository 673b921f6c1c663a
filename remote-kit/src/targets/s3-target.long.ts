import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePointer, readPointer, release, startCanary } from '../release/pointer.ts'
import { installCeph, startCeph, type CephStore } from '../testing/ceph-store.ts'
import { openTarget } from './open-target.ts'
import { updateObject, WriteConflict, type Target } from './target.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (stored: { bytes: Uint8Array } | null) => stored && new TextDecoder().decode(stored.bytes)

// A server that this repository did not write: Ceph 16 from Debian. Skipped where it cannot be installed.
describe.skipIf(!installCeph())('releases in an S3 store', () => {
  let store: CephStore
  let target: Target
  const open = (prefix: string) => openTarget(`s3://releases/${prefix}`, { endpoint: store.endpoint })

  beforeAll(async () => {
    store = await startCeph()
    process.env['AWS_ACCESS_KEY_ID'] = store.credentials.accessKeyId
    process.env['AWS_SECRET_ACCESS_KEY'] = store.credentials.secretAccessKey
    const client = new S3Client({ region: 'us-east-1', endpoint: store.endpoint, forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: 'releases' }))
    target = await open('portal')
  }, 120_000)
  afterAll(() => store?.[Symbol.asyncDispose]())

  test('a write needs the tag of the object it replaces', async () => {
    expect(await target.read('a/b.json')).toBeNull()
    await target.write('a/b.json', bytes('1'), null)
    const first = await target.read('a/b.json')
    await expect(target.write('a/b.json', bytes('2'), null)).rejects.toThrow(WriteConflict)
    await target.write('a/b.json', bytes('2'), first?.tag ?? null)
    await expect(target.write('a/b.json', bytes('3'), first?.tag ?? null)).rejects.toThrow(WriteConflict)
    expect([textOf(await target.read('a/b.json')), await target.list('a/')]).toEqual(['2', ['a/b.json']])
    expect(await (await open('other')).list('a/')).toEqual([])
  })

  test('changes at the same moment all arrive', async () => {
    const indexes = Array.from({ length: 12 }, (_, index) => index)
    const append = (stored: Uint8Array | null, index: number) =>
      bytes(JSON.stringify([...(stored ? JSON.parse(new TextDecoder().decode(stored)) : []), index]))
    await Promise.all(indexes.map((index) => updateObject(target, 'list', (stored) => append(stored, index))))
    const list = JSON.parse(textOf(await target.read('list')) ?? '[]') as number[]
    expect(list.toSorted((one, other) => one - other)).toEqual(indexes)
  })

  test('a release and a canary at the same moment both arrive in the pointer', async () => {
    await changePointer(target, 'mfe-x', () => ({ current: '1.0.0-a' }))
    await Promise.all([
      changePointer(target, 'mfe-x', (pointer) => ({
        ...release(pointer, '1.0.0-b'),
        ...(pointer?.canary && { canary: pointer.canary }),
      })),
      changePointer(target, 'mfe-x', (pointer) => startCanary(pointer, '1.0.0-c', 5)),
    ])
    expect(await readPointer(target, 'mfe-x')).toEqual({
      current: '1.0.0-b',
      previous: '1.0.0-a',
      canary: { version: '1.0.0-c', percent: 5 },
    })
  })

  test('a bucket that does not exist is an error and not an empty target', async () => {
    const missing = await openTarget('s3://missing/portal', { endpoint: store.endpoint })
    await expect(missing.read('a')).rejects.toThrow(/NoSuchBucket/)
    await expect(missing.write('a', bytes('1'), null)).rejects.toThrow(/NoSuchBucket/)
  })
})
