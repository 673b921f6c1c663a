import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isInCanary } from '@portal/shared-contracts/remotes/canary'
import { record, sign, signedReleases } from '../../releases/testing/signed-releases.ts'

let releases: ReturnType<typeof signedReleases>
beforeEach(() => void (releases = signedReleases()))
afterEach(() => releases.remove())

describe('a canary', () => {
  const bucketWith = (inCanary: boolean) =>
    Array.from({ length: 1_000 }, (_, bucket) => bucket).find(
      (bucket) => isInCanary('mfe-auth', bucket, 5) === inCanary,
    ) ?? NaN
  const versions = async (bucket?: number) => {
    const remote = (await releases.open().snapshot(bucket))['mfe-auth']
    return [remote?.record.version, remote?.previous?.record.version]
  }
  beforeEach(async () => {
    for (const version of ['0.1.0-a', '0.1.0-b', '0.1.0-c']) releases.putRecord(version, await sign(record(version)))
    releases.pointAt('0.1.0-b', { previous: '0.1.0-a', canary: { version: '0.1.0-c', percent: 5 } })
  })

  test('is for the browsers of its buckets, which fall back to the current version', async () => {
    expect(await versions(bucketWith(true))).toEqual(['0.1.0-c', '0.1.0-b'])
    expect(await versions(bucketWith(false))).toEqual(['0.1.0-b', '0.1.0-a'])
    expect(await versions()).toEqual(['0.1.0-b', '0.1.0-a'])
  })

  test('that is broken is not used and says so; the current version goes on', async () => {
    releases.putRecord('0.1.0-c', 'broken')
    expect(await versions(bucketWith(true))).toEqual(['0.1.0-b', '0.1.0-a'])
    expect(releases.log.join('')).toContain('mfe-auth')
  })

  test('that is blocked is not used', async () => {
    releases.pointAt('0.1.0-b', { canary: { version: '0.1.0-c', percent: 100 }, blocked: ['0.1.0-c'] })
    expect(await versions(bucketWith(true))).toEqual(['0.1.0-b', undefined])
  })
})

test.each([
  {
    title: 'the previous version',
    pointer: ['0.1.0-b', { previous: '0.1.0-a', blocked: ['0.1.0-b'] }],
    shown: '0.1.0-a',
  },
  { title: 'nothing', pointer: ['0.1.0-b', { blocked: ['0.1.0-b'] }], shown: undefined },
  { title: 'nothing', pointer: ['0.1.0-x', { blocked: ['0.1.0-b'] }], shown: undefined },
] as const)('instead of a blocked version pages get $title', async ({ pointer: [current, more], shown }) => {
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  await releases.release('0.1.0-b')
  const registry = releases.open()
  await registry.snapshot()
  releases.pointAt(current, more)
  expect((await registry.snapshot())['mfe-auth']?.record.version).toBe(shown)
})
