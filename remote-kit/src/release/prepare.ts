import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  limitFaults,
  majorOf,
  registrationOf,
  releaseFaults,
  type RegisteredRemote,
  type ReleaseRecord,
} from '@portal/shared-contracts/remotes'
import type { Target } from '../targets/target.ts'
import { readLiveRecords } from './read-live-records.ts'
import { buildFaults, measure, sizeFaults, type FileSize } from './build-faults.ts'
import { describeBuild } from './record.ts'
import { Refused, refuseFaults } from '../refused.ts'
import { readRegistered } from './registry.ts'
import { revisionOf } from './revision.ts'
import type { ReleaseKey } from './signing.ts'

/** A build that may be released. */
export type Prepared = { record: ReleaseRecord; dist: string; sizes: FileSize[]; registered: RegisteredRemote }

/**
 * The record of the build in a folder, or in its `dist`, and its sizes.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @throws Refused with every reason why the edge or the budgets do not allow it
 */
export async function prepareRelease(
  folder: string,
  target: Target,
  key: ReleaseKey,
  trusted: readonly string[],
): Promise<Prepared> {
  const { record, build, remote } = await describeBuild(folder, revisionOf(folder))
  const register = registrationOf(record.name, record, key.public.x)
  const { document, registered } = await readRegistered(target, record.name, trusted, register)
  if (!registered.keys.includes(key.public.x ?? '')) {
    throw new Refused(
      `The registry document does not have this key of ${record.name}. An operator runs "remotes keys add ${record.name} --public=${key.public.x}".`,
    )
  }
  const sizes = await measure(record, build, { team: remote.budgets, operator: registered.budgets })
  const live = await readLiveRecords(target, document, majorOf(record.contract))
  const others = live.records.filter(({ name }) => name === record.name)
  const stats = await Promise.all(Object.keys(record.files).map((file) => stat(path.join(build.dist, file))))
  const limits = limitFaults(
    record,
    stats.map(({ size }) => size),
  )
  const faults = [
    ...buildFaults(record, build, others),
    ...releaseFaults(record, live),
    ...limits.map((fault) => `${fault}.`),
    ...sizeFaults(sizes),
  ]
  refuseFaults(`${record.name} ${record.version} cannot be released`, faults)
  return { record, dist: build.dist, sizes, registered }
}

/** A line for each script, `  entry.js     2 201 of 3 600 bytes` */
export const describeSizes = ({ sizes }: Prepared): string[] =>
  sizes.map(
    ({ file, bytes, budget }) => `  ${file.padEnd(28)} ${bytes}${budget === null ? '' : ` of ${budget}`} brotli bytes`,
  )
