import type { RegisteredRemote, ReleaseRecord } from '@portal/shared-contracts/remotes'
import { createKey, signRecord } from '../release/signing.ts'
import { addClaim, changeRegistry, removeRemote } from '../release/registry.ts'
import { folderTarget } from '../targets/folder-target.ts'
import { releaseRecord } from './release-record.ts'

/**
 * Registers remotes in a folder of releases, and puts signed versions without files there; pointers stay as they are.
 */
export async function openReleases(folder: string) {
  const target = folderTarget(folder)
  const [registryKey, teamKey] = [await createKey(), await createKey()]
  const change = { target, key: registryKey, trusted: [], now: new Date('2026-11-22T07:00:00Z'), dryRun: false }
  return {
    target,
    teamKey,
    /** Registers a remote with the path `/{name}`, or adds claims. */
    register: (name: string, claim: Partial<RegisteredRemote> = {}) =>
      changeRegistry(change, (remotes) =>
        addClaim(remotes, name, { keys: [teamKey.public.x ?? ''], paths: [`/${name}`], ...claim }),
      ),
    unregister: (name: string) => changeRegistry(change, (remotes) => removeRemote(remotes, name)),
    async putVersion(name: string, version: string, more: Partial<ReleaseRecord> = {}, key = teamKey): Promise<void> {
      const record = releaseRecord({ name, version, ...more })
      const jws = new TextEncoder().encode(await signRecord(record, key.private))
      await target.write(`remotes/${name}/${version}/record.jws`, jws, null)
    },
    /** Says that a shell is live. */
    putShell: (shell: object) => target.write('shells/old.json', new TextEncoder().encode(JSON.stringify(shell)), null),
  }
}
