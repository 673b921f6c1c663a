import type { MiddlewareHandler } from 'hono'
import type { RegistryStatus } from './registry.ts'
import type { EdgeMetrics } from '../http/metrics.ts'

/** Counts responses with files of remotes; unknown remotes and versions count as `other`, so that the number of labels is bounded. */
export function countRemoteFiles(metrics: EdgeMetrics, registry: () => Promise<RegistryStatus>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const [, , name, version] = c.req.path.split('/')
    const remotes = Object.entries((await registry()).remotes)
    const [remote, found] = remotes.find(([known]) => known === name) ?? []
    const { current, previous, canary } = found?.releases ?? {}
    const known = [current, previous, canary].map((release) => release?.record.version)
    metrics.countRemoteFile(
      remote ?? 'other',
      known.find((one) => one !== undefined && one === version) ?? 'other',
      c.res.status,
    )
  }
}
