import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractVersion } from '@portal/shared-contracts/remotes'
import { expect, onTestFinished, test } from 'vitest'
import { sampleStatus } from '../pages/testing/sample-build.ts'
import { startEdge } from '../test/test-edge.ts'
import { missingRemotes } from './missing-remotes.ts'
import type { RegistryStatus } from './registry.ts'
import { openMirrored } from './testing/mirrored-releases.ts'
import { createSigner, startStore } from './testing/release-store.ts'

/** A release of the sample remote that was built for a contract. */
function releaseFor(contract: string) {
  const release = sampleStatus.remotes['mfe-auth']?.releases?.current
  if (!release) throw new Error('The sample has no release')
  return { ...release, record: { ...release.record, contract } }
}
const [own, next] = [releaseFor(contractVersion), releaseFor('99.0.0')]
const fault = 'Error: unsigned'

test.each<{ title: string; state: RegistryStatus['remotes'][string]; reason: string | null }>([
  { title: 'a release', state: { releases: { current: own }, fault: null }, reason: null },
  { title: 'a first canary', state: { releases: { canary: { ...own, percent: 5 } }, fault: null }, reason: null },
  { title: 'no release, or a switched off remote', state: { releases: null, fault: null }, reason: null },
  { title: 'a refused release after a good one', state: { releases: { current: own }, fault }, reason: null },
  { title: 'a refused first release', state: { releases: null, fault }, reason: fault },
  {
    title: 'a release for another contract',
    state: { releases: { current: next }, fault: null },
    reason: 'its versions are for contract 99.0.0',
  },
])('$title: $reason', ({ state, reason }) => {
  const missing = missingRemotes({ ...sampleStatus, remotes: { 'mfe-x': state } })
  expect(missing).toEqual(reason === null ? [] : [['mfe-x', reason]])
})

/** An edge over a store with the remotes mfe-a and mfe-b, neither of them released for its shell. */
async function startEarly(readyWithoutRemotes: boolean) {
  const [owner, team] = await Promise.all([createSigner(), createSigner()])
  const store = await startStore(owner, team)
  onTestFinished(() => store.close())
  await store.putRegistry(1, ['mfe-a', 'mfe-b'])
  const dataDir = mkdtempSync(path.join(tmpdir(), 'early-'))
  const start = async () => {
    const { mirror, registry } = await openMirrored({ from: store, dataDir, owner, log: [] })
    await mirror.sync()
    const edge = startEdge('http://127.0.0.1:9', { readyWithoutRemotes }, { registryStatus: registry.status })
    const close = async () => {
      await edge.close()
      await mirror.close()
    }
    return {
      close,
      sync: mirror.sync,
      readiness: async () => {
        const response = await edge.get('/readyz')
        return `${response.status} ${await response.text()}`
      },
      metrics: async () => (await edge.get('/metrics', { from: '127.0.0.1' })).text(),
    }
  }
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const point = (name: string, pointer: object) => store.put(`remotes/${name}/release.json`, JSON.stringify(pointer))
  return { store, start, point }
}

test('an edge is ready with the first remote for its shell, and stays ready when remotes are missing later', async () => {
  const { store, start, point } = await startEarly(false)
  for (const name of ['mfe-a', 'mfe-b']) {
    await store.putVersion(name, '0.1.0-1')
    point(name, { current: '0.1.0-1' })
  }
  const edge = await start()
  // The versions are for the shells of contract 3.
  expect(await edge.readiness()).toMatch(/^503 not ready: no remote for this shell: mfe-a \(.*contract 4/)
  point('mfe-a', { majors: { 4: { current: '0.1.0-1' } } })
  await edge.sync()
  expect(await edge.readiness()).toMatch(/^200 ready, but remotes are missing: mfe-b \(.*contract 4\.\)$/)
  expect(await edge.metrics()).toContain('edge_remote_missing{remote="mfe-b"} 1')
  point('mfe-b', { majors: { 4: { current: '0.1.0-1' } } })
  await edge.sync()
  expect(await edge.readiness()).toBe('200 ready')
  expect(await edge.metrics()).toContain('edge_remote_missing{remote="mfe-b"} 0')

  await store.putRegistry(2, [])
  await edge.sync()
  expect(await edge.readiness()).toBe('200 ready, but remotes are missing: no remote is registered')
  await edge.close()
})

test('an edge that starts again with its copy is ready while the store is gone', async () => {
  const { store, start, point } = await startEarly(false)
  await store.putVersion('mfe-a', '0.1.0-1')
  point('mfe-a', { majors: { 4: { current: '0.1.0-1' } } })
  await (await start()).close()
  await store.close()
  const edge = await start()
  expect(await edge.readiness()).toMatch(/^200 ready/)
  await edge.close()
})

test('READY_WITHOUT_REMOTES makes an edge ready at once, and the text names what is missing', async () => {
  const { start } = await startEarly(true)
  const edge = await start()
  expect(await edge.readiness()).toBe(
    '200 ready, but remotes are missing: no registered remote has a release: mfe-a, mfe-b',
  )
  await edge.close()
})
