import { majorOf } from '@portal/shared-contracts/remotes'
import { openTarget } from '../targets/open-target.ts'
import { changePointer, release } from './pointer.ts'
import { describeBuild } from './record.ts'
import { revisionOf } from './revision.ts'
import { localKey } from './signing.ts'
import { uploadVersion } from './upload.ts'

/** Releases the built remote of a folder into a folder of releases, signed by the local development key. */
export async function publish(folder: string, releases: string, dataDir: string): Promise<string> {
  const target = await openTarget(releases)
  const { record, build } = await describeBuild(folder, revisionOf(folder))
  const key = await localKey(dataDir)
  await uploadVersion(target, record, build.dist, key)
  await changePointer(target, record.name, (pointer) => release(pointer, record.version, true), {
    major: majorOf(record.contract),
  })
  return record.version
}
