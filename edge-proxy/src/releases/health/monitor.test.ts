import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMetrics } from '../../http/metrics.ts'
import { authRecord } from '../../pages/testing/sample-build.ts'
import { createKeyRing } from '../../session/seal.ts'
import type { RegistryStatus } from '../registry.ts'
import { createMonitor } from './monitor.ts'
import { createTickets, versionsOf } from './page-ticket.ts'

const names = ['mfe-auth', 'mfe-cards', 'mfe-rewards']
const releaseOf = (name: string, version: string) => ({ base: '/', record: { ...authRecord, name, version } })
const snapshot: RegistrySnapshot = Object.fromEntries(names.map((name) => [name, releaseOf(name, '0.1.0-b')]))
const now = 1_800_000_000_000
const hold = { version: '0.1.0-b', reason: 'fixes a leak', until: new Date(now + 3_600_000).toISOString() }
const statusWith = (held: readonly string[]): RegistryStatus => ({
  revision: 1,
  fault: null,
  copyFault: null,
  remotes: Object.fromEntries(
    names.map((name) => {
      const releases = { current: releaseOf(name, '0.1.0-b'), previous: releaseOf(name, '0.1.0-a') }
      return [name, { releases: { ...releases, ...(held.includes(name) && { hold }) }, fault: null }]
    }),
  ),
})

/** The remotes that are rolled back after pages in twenty networks each reported these, one after the other. */
async function rolledBack(
  uses: readonly string[],
  reported: readonly string[],
  held: readonly string[] = [],
): Promise<string[]> {
  const rolled: string[] = []
  const metrics = createMetrics()
  const monitor = createMonitor({
    tickets: createTickets(createKeyRing([Buffer.alloc(32, 1)], 'https://portal.example')),
    registry: { status: async () => statusWith(held) },
    blockedVersions: { add: (remote) => void rolled.push(remote) },
    metrics,
    logger: pino({ level: 'silent' }),
    remotesDir: null,
  })
  const page = { page: '/', remote: '', uses: [...uses], isSampled: false }
  for (let index = 0; index < 20; index++) {
    const address = `203.0.${index}.7`
    const ticket = monitor.countPage(snapshot, page, address, now)
    for (const remote of reported) {
      const report = { ticket, versions: versionsOf(snapshot), remote, reason: 'code', recovered: true } as const
      await monitor.reportFailure(report, address, now)
    }
  }
  const counted = await metrics.registry.getSingleMetricAsString('edge_remote_failures_total')
  expect(counted.match(/\} 20$/gm)).toHaveLength(reported.length)
  const alarms = await metrics.registry.getSingleMetricAsString('edge_remote_rollbacks_held_total')
  expect(alarms.match(/(?<=remote=")[^"]+/g) ?? []).toEqual(held)
  return [...new Set(rolled)]
}

test.each([
  { title: 'a used remote', uses: ['mfe-auth'], reported: ['mfe-auth'], rolled: ['mfe-auth'] },
  { title: 'two used remotes', uses: ['mfe-auth', 'mfe-cards'], reported: names.slice(0, 2), rolled: ['mfe-auth'] },
  { title: 'an unused remote', uses: ['mfe-auth'], reported: ['mfe-rewards'], rolled: [] },
  { title: 'an unused remote first', uses: ['mfe-auth'], reported: ['mfe-rewards', 'mfe-auth'], rolled: ['mfe-auth'] },
  { title: 'all remotes on a page without any', uses: [], reported: names, rolled: [] },
])('pages count once, for a remote that they use: reports of $title', async ({ uses, reported, rolled }) => {
  expect(await rolledBack(uses, reported)).toEqual(rolled)
})

test('a version that is held uses up the count of no page for another remote', async () => {
  expect(await rolledBack(['mfe-auth', 'mfe-cards'], ['mfe-auth', 'mfe-cards'], ['mfe-auth'])).toEqual(['mfe-cards'])
})
