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

type Remote = RegistryStatus['remotes'][string]
type Read<Of> = (of: Of) => number

const failing = (fault: string | null): number => (fault === null ? 0 : 1)

/** One value each, by name. */
const ofRegistry: Record<string, [help: string, read: Read<RegistryStatus>]> = {
  edge_registry_revision: ['Revision of the registry document in use, 0 for none.', ({ revision }) => revision ?? 0],
  edge_registry_refused: ['Whether the newest document is refused or has ended (1).', ({ fault }) => failing(fault)],
  edge_store_failing: [
    'Whether the store of the releases cannot be read (1).',
    ({ storeFault }) => failing(storeFault),
  ],
}

/** Values of each remote, by name. */
const ofRemotes: Record<string, [help: string, labels: string[], read: (remote: string, state: Remote) => Sample[]]> = {
  edge_remote_release: [
    'The released version of a remote.',
    ['remote', 'version'],
    (remote, { releases }) => (releases?.current ? [[{ remote, version: releases.current.record.version }, 1]] : []),
  ],
  edge_remote_browsers_percent: ['Percent of the browsers that get a version.', ['remote', 'version'], shares],
  edge_remote_refused: [
    'Whether the newest release of a remote is refused (1).',
    ['remote'],
    (remote, { fault }) => [[{ remote }, failing(fault)]],
  ],
}

/** Adds the gauges of the edge's state to its metrics. */
export function addGauges({ gauge }: Metrics, { breakers, registry, ordersFault, imagesFault }: EdgeState): void {
  gauge('edge_breaker_open', 'Whether the circuit breaker of a backend is open (1).', ['backend'], () =>
    Object.entries(breakers()).map(([backend, isOpen]) => [{ backend }, isOpen ? 1 : 0]),
  )
  const single = (name: string, help: string, read: () => number | Promise<number>): void =>
    gauge(name, help, [], async () => [[{}, await read()]])
  single('edge_state_failing', 'Whether the database cannot be used (1); orders are then refused.', () =>
    failing(ordersFault()),
  )
  single('edge_images_failing', 'Whether there is no process that makes images (1).', () => failing(imagesFault()))
  for (const [name, [help, read]] of Object.entries(ofRegistry)) single(name, help, async () => read(await registry()))
  for (const [name, [help, labels, read]] of Object.entries(ofRemotes)) {
    gauge(name, help, labels, async () =>
      Object.entries((await registry()).remotes).flatMap(([remote, state]) => read(remote, state)),
    )
  }
}

/** The percent of the browsers that get each version of a remote. */
function shares(remote: string, { releases }: Remote): Sample[] {
  const { current, canary } = releases ?? {}
  return [
    ...(current ? [[{ remote, version: current.record.version }, 100 - (canary?.percent ?? 0)] as const] : []),
    ...(canary ? [[{ remote, version: canary.record.version }, canary.percent] as const] : []),
  ]
}
