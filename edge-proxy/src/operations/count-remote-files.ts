import { remoteNames, type RegistrySnapshot } from '@delikaterie/shared-contracts/remotes'
import type { MiddlewareHandler } from 'hono'
import type { EdgeMetrics } from './edge-metrics.ts'

/** The current releases of all remotes. */
export type Releases = () => Promise<RegistrySnapshot>

/** Counts responses with files of remotes; unknown remotes and versions count as `other`, so that the number of labels is bounded. */
export function countRemoteFiles(metrics: EdgeMetrics, releases: Releases): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const [, , name, version] = c.req.path.split('/')
    const remote = remoteNames.find((known) => known === name)
    const released = remote && (await releases())[remote]
    const known = [released?.record.version, released?.previous?.record.version]
    metrics.countRemoteFile(
      remote ?? 'other',
      known.find((one) => one !== undefined && one === version) ?? 'other',
      c.res.status,
    )
  }
}
