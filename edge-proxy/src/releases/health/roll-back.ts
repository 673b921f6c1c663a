import { isHeld, type RemoteName } from '@portal/shared-contracts/remotes'
import type { Logger } from 'pino'
import { createMinuteLog } from '../../http/log.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Registry, RegistryStatus } from '../registry.ts'
import type { BlockedVersions } from './blocked-versions.ts'
import type { VersionCounts } from './version-stats.ts'
import { writePointerWithout } from './write-pointer.ts'

export type RollBackOptions = {
  registry: Pick<Registry, 'status'>
  blockedVersions: Pick<BlockedVersions, 'add'>
  metrics: Pick<Metrics, 'count' | 'observe'>
  logger: Logger
  /** REMOTES_DIR, whose pointers this edge changes if it can; null with a store, which it cannot change. */
  remotesDir: string | null
}

/**
 * Whether pages get a version at present, as a canary, which version they would get instead of it, and what is held.
 */
export function roleOf({ remotes }: RegistryStatus, remote: RemoteName, version: string) {
  const { current, previous, canary, hold } = remotes[remote]?.releases ?? {}
  const isCanary = canary?.record.version === version
  const to = (isCanary ? current : previous)?.record.version ?? null
  return { isUsed: isCanary || current?.record.version === version, isCanary, to, hold }
}

/**
 * Returns a function that rolls back a version whose error budget is spent, if pages get it and it is a canary or has a
 * previous version. One that the pointer holds is reported only.
 */
export function createRollBack({ registry, blockedVersions, metrics, logger, remotesDir }: RollBackOptions) {
  const running = new Set<string>()
  const logLast = createLastingLog(logger, 'error budget spent, but there is no previous version')
  const logHeld = createLastingLog(logger, 'error budget spent, but the version is held')

  /** Says in the release pointer that a version is rolled back; returns for people what came of it. */
  async function writePointer(remote: RemoteName, version: string, at: string): Promise<string> {
    if (remotesDir === null) return 'not written: the releases are in a store'
    try {
      return (await writePointerWithout(version, remotesDir, remote, at)) ? 'written' : 'changed'
    } catch (error) {
      return `not written: ${String(error)}`
    }
  }

  async function rollBack(remote: RemoteName, version: string, counts: VersionCounts, now: number): Promise<void> {
    const { isUsed, isCanary, to, hold } = roleOf(await registry.status(), remote, version)
    if (!isUsed) return
    if (hold && isHeld(hold, version, now)) {
      metrics.count('edge_remote_rollbacks_held_total', { remote })
      return logHeld({ remote, ...hold })
    }
    if (to === null && !isCanary) return logLast({ remote, version })
    blockedVersions.add(remote, version)
    metrics.count('edge_remote_rollbacks_total', { remote })
    const pointer = await writePointer(remote, version, new Date(now).toISOString())
    logger.error({ remote, version, ...counts, to, pointer }, 'error budget spent, version rolled back')
  }

  /** Further reports do not wait while a version is rolled back. */
  return async (remote: RemoteName, version: string, counts: VersionCounts, now: number): Promise<void> => {
    const key = `${remote}@${version}`
    if (running.has(key)) return
    running.add(key)
    await rollBack(remote, version, counts, now).finally(() => running.delete(key))
  }
}

/** What the log says of a version whose budget is spent and which stays: with a hold, its reason and its end. */
type StayingVersion = { remote: RemoteName; version: string; reason?: string; until?: string }

/** Logs a budget that remains spent, at most one line a minute with the same fields. */
function createLastingLog(logger: Logger, message: string): (fields: StayingVersion) => void {
  const log = createMinuteLog<string>((text) => {
    const fields: StayingVersion = JSON.parse(text)
    logger.error(fields, message)
  })
  return (fields) => log(JSON.stringify(fields))
}
