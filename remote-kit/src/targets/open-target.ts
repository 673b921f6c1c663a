import { Refused } from '../refused.ts'
import { folderTarget } from './folder-target.ts'
import type { StoreOptions } from './s3-target.ts'
import type { Target } from './target.ts'

/** The target at a folder or at `s3://bucket/prefix`. @throws Refused naming `--to` if the address is neither */
export async function openTarget(address: string, options: StoreOptions = {}): Promise<Target> {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(address)) return folderTarget(address)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 's3:' || url.hostname === '') {
    throw new Refused(`--to must be a folder or s3://bucket/prefix, not "${address}".`)
  }
  // Loaded on use, because releases into a folder do not need the client.
  const { s3Target } = await import('./s3-target.ts')
  return s3Target(url.hostname, url.pathname.replace(/^\/+|\/+$/g, ''), options)
}
