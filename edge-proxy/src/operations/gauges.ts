import type { Metrics, Sample } from '../http/metrics.ts'
import type { RegistryStatus } from '../releases/registry.ts'

/** What the edge knows of its state when the metrics are read. */
export type EdgeState = {
  /** Whether the circuit breaker of each backend is open. */
  breakers: () => Readonly<Record<string, boolean>>
  registry: () => Promise<RegistryStatus>
  /** Why orders are refused, and why pictures are missing; null if they are not. */
  ordersFault: () => string | null
  imagesFault: () => string | null
}

const yes = (isTrue: boolean): number => (isTrue ? 1 : 0)

/** Adds the gauges of the edge's state to its metrics. */
export function addGauges({ gauge }: Metrics, { breakers, registry, ordersFault, imagesFault }: EdgeState): void {
  gauge('edge_breaker_open', 'Whether the circuit breaker of a backend is open (1) or closed (0).', ['backend'], () =>
    Object.entries(breakers()).map(([backend, isOpen]) => [{ backend }, yes(isOpen)]),
  )
  gauge('edge_state_failing', 'Whether the database cannot be used (1); orders are then refused.', [], () => [
    [{}, yes(ordersFault() !== null)],
  ])
  gauge('edge_images_failing', 'Whether there is no process that makes images (1).', [], () => [
    [{}, yes(imagesFault() !== null)],
  ])

  const ofRegistry = (name: string, help: string, read: (status: RegistryStatus) => number): void =>
    gauge(name, help, [], async () => [[{}, read(await registry())]])
  ofRegistry('edge_registry_revision', 'Revision of the registry document in use, 0 for none.', (status) =>
    Number(status.revision),
  )
  ofRegistry('edge_registry_refused', 'Whether the newest registry document is refused or has ended (1).', (status) =>
    yes(status.fault !== null),
  )
  ofRegistry('edge_store_failing', 'Whether the store of the releases cannot be read or was refused (1).', (status) =>
    yes(status.storeFault !== null),
  )

  type Remote = RegistryStatus['remotes'][string]
  const ofRemotes = (name: string, help: string, labels: string[], read: (remote: Remote, name: string) => Sample[]) =>
    gauge(name, help, labels, async () =>
      Object.entries((await registry()).remotes).flatMap(([remote, state]) => read(state, remote)),
    )
  const versionLabels = ['remote', 'version']
  ofRemotes('edge_remote_release', 'The released version of a remote.', versionLabels, ({ releases }, remote) =>
    releases?.current ? [[{ remote, version: releases.current.record.version }, 1]] : [],
  )
  ofRemotes('edge_remote_browsers_percent', 'Percent of the browsers that get a version.', versionLabels, shares)
  ofRemotes(
    'edge_remote_refused',
    'Whether the newest release of a remote is refused (1).',
    ['remote'],
    (state, remote) => [[{ remote }, yes(state.fault !== null)]],
  )
}

/** The percent of the browsers that get each version of a remote. */
function shares({ releases }: RegistryStatus['remotes'][string], remote: string): Sample[] {
  const { current, canary } = releases ?? {}
  const share = (version: string, percent: number): Sample => [{ remote, version }, percent]
  return [
    ...(current ? [share(current.record.version, 100 - (canary?.percent ?? 0))] : []),
    ...(canary ? [share(canary.record.version, canary.percent)] : []),
  ]
}
