import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMirrored } from '../releases/testing/mirrored-releases.ts'
import { createSigner, startStore } from '../releases/testing/release-store.ts'

type Store = Awaited<ReturnType<typeof startStore>>

/** Points shells of contract 3 at `0.1.0-1`. */
const pointOld = (store: Store, more: object = {}): void =>
  store.put('remotes/mfe-a/release.json', JSON.stringify({ current: '0.1.0-1', ...more }))

/** Edges whose shells have the contracts 3 and 4, over one store with `0.1.0-1` of a remote for contract 3. */
async function startMove() {
  const [owner, team] = await Promise.all([createSigner(), createSigner()])
  const store = await startStore(owner, team)
  onTestFinished(() => store.close())
  await store.putRegistry(1, ['mfe-a'])
  for (const version of ['0.1.0-1', '1.0.0-1', '1.0.0-2']) await store.putVersion('mfe-a', version)
  pointOld(store)
  const open = async (major: string) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'major-'))
    const edge = await openMirrored({ from: store, dataDir, owner, log: [], major })
    onTestFinished(async () => {
      await edge.mirror.close()
      rmSync(dataDir, { recursive: true })
    })
    return edge
  }
  const edges = [await open('3'), await open('4')] as const
  return {
    store,
    edges,
    /** The version that pages of each shell get after both have looked. */
    versions: async () => {
      await Promise.all(edges.map(({ mirror }) => mirror.sync()))
      return Promise.all(edges.map(async (edge) => (await edge.versions())['mfe-a']))
    },
  }
}

test('each shell gets the version for its contract through the whole move, and no remote is missing', async () => {
  const { store, edges, versions } = await startMove()
  expect(await versions()).toEqual(['0.1.0-1', undefined])
  expect(edges[1].mirror.remoteFault('mfe-a')).toContain('names no version for shells of contract 4')

  pointOld(store, { majors: { 4: { current: '1.0.0-1' } } })
  expect(await versions()).toEqual(['0.1.0-1', '1.0.0-1'])
  expect(edges.map(({ mirror }) => mirror.fault())).toEqual([null, null])

  pointOld(store, { majors: { 4: { current: '1.0.0-2', previous: '1.0.0-1' } } })
  expect(await versions()).toEqual(['0.1.0-1', '1.0.0-2'])

  // Rolled back for the new shells only.
  pointOld(store, { majors: { 4: { current: '1.0.0-1' } }, blocked: ['1.0.0-2'] })
  expect(await versions()).toEqual(['0.1.0-1', '1.0.0-1'])

  // The old shells are gone, and their versions with them.
  store.put('remotes/mfe-a/release.json', JSON.stringify({ majors: { 4: { current: '1.0.0-1' } } }))
  expect(await versions()).toEqual(['0.1.0-1', '1.0.0-1'])
})

test('a version for one shell that cannot be read harms the other shell not', async () => {
  const { store, edges, versions } = await startMove()
  store.flip('remotes/mfe-a/1.0.0-2/record.jws')
  pointOld(store, { majors: { 4: { current: '1.0.0-1' } } })
  await versions()
  pointOld(store, { majors: { 4: { current: '1.0.0-2' } } })
  expect(await versions()).toEqual(['0.1.0-1', '1.0.0-1'])
  expect(edges.map(({ mirror }) => mirror.remoteFault('mfe-a') === null)).toEqual([true, false])
})

test('a switched off remote is off for all shells', async () => {
  const { store, versions } = await startMove()
  pointOld(store, { majors: { 4: { current: '1.0.0-1' } } })
  await versions()
  pointOld(store, { majors: { 4: { current: '1.0.0-1' } }, disabled: true })
  expect(await versions()).toEqual([undefined, undefined])
})

test('a version written by hand outside of majors reaches the shells of contract 3 alone, and one inside its own', async () => {
  const { store, versions } = await startMove()
  pointOld(store, { majors: { 4: { current: '1.0.0-1' } } })
  await versions()
  pointOld(store, { current: '1.0.0-2', majors: { 4: { current: '1.0.0-1' } } })
  expect(await versions()).toEqual(['1.0.0-2', '1.0.0-1'])
  pointOld(store, { majors: { 4: { current: '1.0.0-2' } } })
  expect(await versions()).toEqual(['0.1.0-1', '1.0.0-2'])
})
