import type { RegisteredRemote, SnapshotRemote } from '@portal/shared-contracts/remotes'
import type { APIRequestContext } from 'playwright'
import { measure, sizeFaults, type FileSize } from '../release/build-faults.ts'
import { manifestFile, parseManifest } from '../release/standard-build.ts'

type Budgets = RegisteredRemote['budgets']

/**
 * The sizes of a version's scripts as its portal sends them, and which are over their budgets.
 * @throws Error if a script does not arrive
 */
export async function checkSizes(
  request: APIRequestContext,
  portal: string,
  { base, record }: SnapshotRemote,
  budgets: { team: Budgets; operator: Budgets },
): Promise<{ sizes: FileSize[]; faults: string[] }> {
  const read = async (file: string): Promise<Buffer> => {
    const response = await request.get(new URL(base + file, portal).href)
    if (!response.ok()) throw new Error(`${response.url()} responds ${response.status()}.`)
    return response.body()
  }
  const manifest = await read(manifestFile).then(
    (bytes) => parseManifest(JSON.parse(bytes.toString()), base + manifestFile),
    () => null,
  )
  const named = [...record.routes.flatMap(({ chunks }) => chunks), ...Object.values(record.widgets).flat()]
  const chunks = manifest?.chunks ?? new Set(named)
  const build = { dist: base, chunks, isModule: record.module === true }
  const sizes = await measure(record, build, budgets, read)
  return { sizes, faults: sizeFaults(sizes) }
}
