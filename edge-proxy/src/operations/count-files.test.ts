import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RegistryStatus } from '../releases/registry.ts'
import { authRecord } from '../pages/testing/sample-build.ts'
import { countFiles } from './routes.ts'
import { createMetrics } from '../http/metrics.ts'

const release = (version: string) => ({ base: '', record: { ...authRecord, version } })
const status: RegistryStatus = {
  revision: 3,
  fault: 'Error: broken',
  storeFault: 'Error: closed',
  remotes: {
    'mfe-auth': {
      releases: {
        current: release('0.1.0-b'),
        previous: release('0.1.0-a'),
        canary: { ...release('0.1.0-c'), percent: 5 },
      },
      fault: null,
    },
    'mfe-new': { releases: null, fault: 'Error: unsigned' },
  },
}

test('files count under the released versions of registered remotes, and everything else as "other"', async () => {
  const metrics = createMetrics()
  const app = new Hono()
  app.use(
    '/remotes/*',
    countFiles(metrics, async () => status),
  )
  for (const file of [
    'mfe-auth/0.1.0-a',
    'mfe-auth/0.1.0-b',
    'mfe-auth/0.1.0-c',
    'mfe-auth/9.9.9',
    'constructor/1.0.0',
  ])
    await app.request(`/remotes/${file}/entry.js`)
  const text = await metrics.registry.metrics()
  const counted = [...text.matchAll(/^edge_remote_files_total\{(.*),status/gm)].map(([, labels]) => labels)
  expect(counted).toEqual([
    'remote="mfe-auth",version="0.1.0-a"',
    'remote="mfe-auth",version="0.1.0-b"',
    'remote="mfe-auth",version="0.1.0-c"',
    'remote="mfe-auth",version="other"',
    'remote="other",version="other"',
  ])
})
