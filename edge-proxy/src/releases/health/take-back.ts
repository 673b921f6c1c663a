import type { RemoteName } from '@portal/shared-contracts/remotes'
import type { Logger } from 'pino'
import { createMinuteLog } from '../../http/log.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Registry, RegistryStatus } from '../registry.ts'
import type { VersionCounts } from './error-budget.ts'
import { writePointerWithout } from './pointer.ts'
import type { Rollbacks } from './rollbacks.ts'

export type TakeBackOptions = {
  registry: Pick<Registry, 'status'>
  rollbacks: Rollbacks
  metrics: Pick<Metrics, 'count' | 'observe'>
  logger: Logger
  /** REMOTES_DIR, whose pointers this edge changes if it can; null with a store, which it cannot change. */
  remotesDir: string | null
}

/** Whether pages get a version at present, as a canary, and which version they would get instead of it. */
export function roleOf({ remotes }: RegistryStatus, remote: RemoteName, version: string) {
  const { current, previous, canary } = remotes[remote]?.releases ?? {}
  const isCanary = canary?.record.version === version
  const to = (isCanary ? current : previous)?.record.version ?? null
  return { isUsed: isCanary || current?.record.version === version, isCanary, to }
}

/** A function that takes back a version whose error budget is spent, if pages get it and have another one or none. */
export function createTakeBack({ registry, rollbacks, metrics, logger, remotesDir }: TakeBackOptions) {
  const running = new Set<string>()
  const logLast = createMinuteLog<string>((version) =>
    logger.error({ version }, 'error budget spent, but there is no previous version'),
  )

  /** Says in the release pointer that a version is taken back; for people, what came of it. */
  async function writePointer(remote: RemoteName, version: string, at: string): Promise<string> {
    if (remotesDir === null) return 'not written: the releases are in a store'
    try {
      if (!(await writePointerWithout(version, remotesDir, remote, at))) return 'changed'
    } catch (error) {
      return `not written: ${String(error)}`
    }
    rollbacks.setWriting(remote, version)
    return 'written'
  }

  async function takeBack(remote: RemoteName, version: string, counts: VersionCounts, now: number): Promise<void> {
    const { isUsed, isCanary, to } = roleOf(await registry.status(), remote, version)
    if (!isUsed) return
    if (to === null && !isCanary) return logLast(version)
    const at = new Date(now).toISOString()
    rollbacks.add({ remote, version, ...counts, to, at, state: 'blocked' })
    metrics.count('edge_remote_rollbacks_total', { remote })
    const pointer = await writePointer(remote, version, at)
    logger.error({ remote, version, ...counts, to, pointer }, 'error budget spent, version rolled back')
  }

  return async (remote: RemoteName, version: string, counts: VersionCounts, now: number): Promise<void> => {
    const key = `${remote}@${version}`
    if (running.has(key)) return
    running.add(key)
    await takeBack(remote, version, counts, now).finally(() => running.delete(key))
  }
}
