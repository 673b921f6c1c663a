import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { authRecord } from '../pages/testing/sample-build.ts'
import type { RegistryStatus } from '../releases/registry.ts'
import { appleSettings } from '../wallet/testing/wallet-settings.ts'
import { countFiles, readGauges } from './routes.ts'

const release = (version: string) => ({ base: '', record: { ...authRecord, version } })
const status: RegistryStatus = {
  revision: 3,
  fault: 'Error: broken',
  copyFault: 'Error: closed',
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

test('the metrics name the revision in use, what is refused, and the released versions', async () => {
  const metrics = createMetrics()
  const others = {
    breakers: () => ({}),
    ordersFault: () => null,
    imagesFault: () => null,
    pushesWaiting: () => ({ apple: 2, google: 0 }),
    config: { securityTxt: null, wallet: null },
  }
  metrics.addGauges(() => readGauges({ ...others, registryStatus: async () => status }))
  const text = await metrics.registry.metrics()
  expect(text).toContain('edge_registry_revision 3')
  expect(text).toContain('edge_registry_refused 1')
  expect(text).toContain('edge_store_failing 1')
  expect(text).toContain('edge_remote_release{remote="mfe-auth",version="0.1.0-b"} 1')
  expect(text).toContain('edge_remote_browsers_percent{remote="mfe-auth",version="0.1.0-b"} 95')
  expect(text).toContain('edge_remote_browsers_percent{remote="mfe-auth",version="0.1.0-c"} 5')
  expect(text).toContain('edge_wallet_pushes_waiting{wallet="apple"} 2')
  expect(text).toContain('edge_wallet_pushes_waiting{wallet="google"} 0')
  expect(text).toContain('edge_remote_refused{remote="mfe-auth"} 0')
  expect(text).toContain('edge_remote_refused{remote="mfe-new"} 1')
})

test.each([
  { expires: Date.now() + 20.5 * 24 * 60 * 60 * 1000, days: /^edge_security_txt_days 20\.\d+$/m },
  { expires: Date.now() - 24 * 60 * 60 * 1000, days: /^edge_security_txt_days -1(\.\d+)?$/m },
  { expires: null, days: /^# TYPE edge_security_txt_days gauge\n(?!edge_security_txt_days)/m },
])('the metrics say how many days security.txt has left: $days', async ({ expires, days }) => {
  const metrics = createMetrics()
  const securityTxt = expires === null ? null : { contacts: [], languages: [], pages: {}, expires }
  const others = {
    breakers: () => ({}),
    ordersFault: () => null,
    imagesFault: () => null,
    pushesWaiting: () => ({ apple: 2, google: 0 }),
    config: { securityTxt, wallet: null },
  }
  metrics.addGauges(() => readGauges({ ...others, registryStatus: async () => status }))
  expect(await metrics.registry.metrics()).toMatch(days)
})

test('the metrics say when the certificate of Apple passes expires', async () => {
  const apple = appleSettings('https://push.example')
  const config = { securityTxt: null, wallet: { keys: [], apple, google: null } }
  const others = {
    breakers: () => ({}),
    ordersFault: () => null,
    imagesFault: () => null,
    pushesWaiting: () => ({}),
    config,
  }
  const metrics = createMetrics()
  metrics.addGauges(() => readGauges({ ...others, registryStatus: async () => status }))
  const text = await metrics.registry.metrics()
  expect(text).toContain(`edge_wallet_certificate_expires_seconds{wallet="apple"} ${apple.expires / 1000}`)
})

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
