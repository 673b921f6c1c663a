import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  isHeld,
  type RemoteName,
  ownMajor,
  pointerOfMajor,
  ReleasePointer,
  withMajor,
} from '@portal/shared-contracts/remotes'
import { pointerKey } from '@portal/shared-contracts/remotes/release-keys'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { createMinuteLog } from '../../http/log.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Registry, RegistryStatus } from '../registry.ts'
import type { VersionCounts } from './version-stats.ts'
import type { Rollbacks } from './rollbacks.ts'
import { readForeign, writeForeign } from '../foreign-files.ts'
import { maxPointerBytes } from '../release-source.ts'

export type RollBackOptions = {
  registry: Pick<Registry, 'status'>
  rollbacks: Rollbacks
  metrics: Pick<Metrics, 'count' | 'observe'>
  logger: Logger
  /** REMOTES_DIR, whose pointers this edge changes if it can; null with a store, which it cannot change. */
  remotesDir: string | null
}

/** Whether pages get a version at present, as a canary, which version they would get instead of it, and what is held. */
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
export function createRollBack({ registry, rollbacks, metrics, logger, remotesDir }: RollBackOptions) {
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
    rollbacks.add(remote, version)
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

/**
 * The pointer without a version that failed, which it blocks: its canary is removed, or the previous version becomes
 * the current one. Null if it does not use the version or has nothing else to use.
 */
export function pointerWithout(pointer: ReleasePointer, version: string): ReleasePointer | null {
  const { canary, previous, blocked = [], ...others } = pointer
  const nowBlocked = [...new Set([...blocked, version])]
  if (canary?.version === version) {
    return { ...others, ...(previous !== undefined && { previous }), blocked: nowBlocked }
  }
  if (pointer.current !== version || previous === undefined || nowBlocked.includes(previous)) return null
  return { ...others, ...(canary && { canary }), current: previous, blocked: nowBlocked }
}

/** Tries, and ms between them: another writer has the lock file for a few milliseconds. */
const lock = { tries: 40, delay: 25 }

/**
 * Writes the pointer under the lock file of the release commands, so that a release at the same moment is not lost. False
 * if it does not use the version any more, or holds it. @throws Error if the folder of releases cannot be written
 */
export async function writePointerWithout(
  version: string,
  remotesDir: string,
  remote: RemoteName,
  at: string,
): Promise<boolean> {
  const key = pointerKey(remote)
  const read = () => readForeign(remotesDir, key, maxPointerBytes)
  // Refuses a link before the lock file is written beside it.
  await read()
  const lockFile = path.join(remotesDir, `${key}.lock`)
  await createLock(lockFile)
  try {
    const stored = v.parse(ReleasePointer, JSON.parse(String((await read())?.bytes)))
    if (isHeld(stored.hold, version, Date.parse(at))) return false
    const changed = pointerWithout(pointerOfMajor(stored, ownMajor), version)
    if (changed === null) return false
    const next = withMajor(stored, ownMajor, changed)
    await writeForeign(remotesDir, key, `${JSON.stringify({ ...next, by: 'edge', at }, null, 2)}\n`)
    return true
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function createLock(file: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await writeFile(file, String(process.pid), { flag: 'wx' })
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isLocked || tries === lock.tries) throw error
      await new Promise((resolve) => setTimeout(resolve, lock.delay))
    }
  }
}
