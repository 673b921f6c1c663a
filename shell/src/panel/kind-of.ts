import type { SnapshotRemote } from '@portal/shared-contracts/remotes'

/** How a version of a remote came into a page. */
export type Kind = 'release' | 'canary' | 'preview' | 'override' | 'development'

/** Addresses of files in `previewsFolder` of the releases. */
const previewBase = /^\/remotes\/[^/]+\/previews\//

/**
 * The kind of a remote of a page. What was never released comes first: it stands in the place of a release or a canary.
 * @param isCanary whether the edge chose the canary for this browser, which the entry itself does not say
 */
export function kindOf(remote: SnapshotRemote, isCanary: boolean): Kind {
  if (remote.development === true) return 'development'
  if (previewBase.test(remote.base)) return 'preview'
  // Only the files of an override are not at the edge.
  if (!remote.base.startsWith('/')) return 'override'
  return isCanary ? 'canary' : 'release'
}
