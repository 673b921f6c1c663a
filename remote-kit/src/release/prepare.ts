import path from 'node:path'
import { releaseFaults, type ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import type { Target } from '../targets/target.ts'
import { createRecord, readManifest } from './record.ts'
import { Refused } from './refused.ts'
import { readRegistered } from './registered.ts'
import { revisionOf } from './revision.ts'
import type { ReleaseKey } from './signing.ts'
import { readSurroundings } from './surroundings.ts'
import { measure, sizeFaults, type FileSize } from './sizes.ts'

/** A build that may be released. */
export type Prepared = { record: ReleaseRecord; dist: string; sizes: FileSize[] }

/**
 * The record of the build in a folder and its sizes.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @throws Refused with every reason why the edge or the budgets do not allow it
 */
export async function prepareRelease(
  folder: string,
  target: Target,
  key: ReleaseKey,
  trusted: readonly string[],
): Promise<Prepared> {
  const record = await createRecord(folder, revisionOf(folder))
  const dist = path.join(folder, 'dist')
  const { document, registered } = await readRegistered(target, record.name, trusted, key.public.x)
  if (!registered.keys.includes(key.public.x ?? '')) {
    throw new Refused(
      `The registry document does not have this key of ${record.name}. An operator runs "remotes keys add ${record.name} --public=${key.public.x}".`,
    )
  }
  const chunks = new Set(Object.values(readManifest(dist).chunks).flat())
  const sizes = await measure(record, dist, chunks, registered.budgets)
  const surroundings = await readSurroundings(target, document)
  const raise = `Make it smaller, or an operator raises it with "remotes keys add ${record.name} --budget-entry" or "--budget-chunk".`
  const faults = [...releaseFaults(record, surroundings), ...sizeFaults(sizes).map((fault) => `${fault}. ${raise}`)]
  if (faults.length > 0) {
    throw new Refused(
      `${record.name} ${record.version} cannot be released:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    )
  }
  return { record, dist, sizes }
}
