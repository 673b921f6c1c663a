import type { MiddlewareHandler } from 'hono'
import { statusClass, type Metrics } from '../http/metrics.ts'
import type { RegistryStatus } from './registry.ts'

/** Counts responses with files of remotes; unknown remotes and versions count as `other`, so that the number of labels is bounded. */
export function countFiles({ count }: Metrics, registry: () => Promise<RegistryStatus>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const [, , name = '', version] = c.req.path.split('/')
    const remotes = new Map(Object.entries((await registry()).remotes))
    const { current, previous, canary } = remotes.get(name)?.releases ?? {}
    const isKnown = [current, previous, canary].some((release) => release?.record.version === version)
    count('edge_remote_files_total', {
      remote: remotes.has(name) ? name : 'other',
      version: isKnown && version !== undefined ? version : 'other',
      status: statusClass(c.res.status),
    })
  }
}
