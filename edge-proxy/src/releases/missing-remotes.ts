import { isCompatible, type RemoteName } from '@portal/shared-contracts/remotes'
import { noRemotesReason, type RegistryStatus } from './registry.ts'
import type { RemoteState } from './remote-releases.ts'

/**
 * Why the shell of this edge loads no version of a remote; null if it loads one, or if none is released or it is off.
 */
function missingReason({ releases, fault }: RemoteState): string | null {
  const versions = [releases?.current, releases?.canary].filter((release) => release !== undefined)
  if (versions.length === 0) return fault
  if (versions.some(({ record }) => isCompatible(record.contract))) return null
  return `its versions are for contract ${versions.map(({ record }) => record.contract).join(' and ')}`
}

const hasVersion = (state: RemoteState): boolean =>
  (state.releases?.current ?? state.releases?.canary) !== undefined && missingReason(state) === null

/** Registered remotes that pages of this edge lack although they should have them, with the reasons. */
export const missingRemotes = ({ remotes }: RegistryStatus): [RemoteName, string][] =>
  Object.entries(remotes).flatMap(([name, state]): [RemoteName, string][] => {
    const reason = missingReason(state)
    return reason === null ? [] : [[name, reason]]
  })

export type RemotesReadiness = {
  /** Whether the edge has had a remote for its shell, or may be ready without one. */
  isReady: boolean
  /** What is missing and why; null if nothing is. */
  fault: string | null
}

/**
 * Says whether pages have remotes. An edge is not ready before the first one, so that an update that begins before the
 * remotes of its shell are released stops. Later it stays ready, so that a bad registry takes out no edge.
 * @param status null for an edge without pages, which is ready
 * @param isReadyWithout whether the edge is ready before the first remote, too
 */
export function createRemotesReadiness(status: (() => Promise<RegistryStatus>) | null, isReadyWithout: boolean) {
  let isReady = isReadyWithout
  return async (): Promise<RemotesReadiness> => {
    if (status === null) return { isReady: true, fault: null }
    const now = await status()
    const missing = missingRemotes(now)
    const hasOne = Object.values(now.remotes).some(hasVersion)
    isReady ||= hasOne
    if (missing.length > 0) return { isReady, fault: missing.map(([name, why]) => `${name} (${why})`).join(', ') }
    return { isReady, fault: hasOne ? null : noRemotesReason(now) }
  }
}
