import type { GaugeValues } from '../http/metrics.ts'
import type { RegistryStatus } from '../releases/registry.ts'

/** What the edge knows of its state when the metrics are read. */
export type EdgeState = {
  breakers: () => Readonly<Record<string, boolean>>
  registry: () => Promise<RegistryStatus>
  /** Why orders are refused, and why pictures are missing; null if they are not. */
  ordersFault: () => string | null
  imagesFault: () => string | null
}

/** The gauges of the edge's state. */
export async function readGauges({ breakers, registry, ordersFault, imagesFault }: EdgeState): Promise<GaugeValues> {
  const { revision, fault, storeFault, remotes } = await registry()
  const all = Object.entries(remotes)
  const one = (value: number | boolean): [[labels: Record<string, string>, value: number]] => [[{}, Number(value)]]
  return {
    edge_breaker_open: Object.entries(breakers()).map(([backend, isOpen]) => [{ backend }, Number(isOpen)]),
    edge_state_failing: one(ordersFault() !== null),
    edge_images_failing: one(imagesFault() !== null),
    edge_registry_revision: one(revision ?? 0),
    edge_registry_refused: one(fault !== null),
    edge_store_failing: one(storeFault !== null),
    edge_remote_release: all.flatMap(([remote, { releases }]) =>
      releases?.current ? [[{ remote, version: releases.current.record.version }, 1] as const] : [],
    ),
    edge_remote_browsers_percent: all.flatMap(([remote, { releases }]) => {
      const { current, canary } = releases ?? {}
      const share = (version: string, percent: number) => [{ remote, version }, percent] as const
      return [
        ...(current ? [share(current.record.version, 100 - (canary?.percent ?? 0))] : []),
        ...(canary ? [share(canary.record.version, canary.percent)] : []),
      ]
    }),
    edge_remote_refused: all.map(([remote, state]) => [{ remote }, Number(state.fault !== null)]),
  }
}
