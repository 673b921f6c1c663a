import path from 'node:path'
import { pino } from 'pino'
import { createMirror, type MirrorOptions } from '../mirror/mirror.ts'
import { openRegistrySource } from '../registry-source.ts'
import { createRegistry } from '../registry.ts'
import type { ReleaseStore, Signer } from './release-store.ts'

export type MirroredOptions = {
  store: ReleaseStore
  dataDir: string
  /** Signs the registry document. */
  owner: Signer
  /** Gets each log line. */
  log: string[]
  times?: MirrorOptions['times']
}

/** The releases of an edge that starts on a data folder and copies from a store. */
export async function openMirrored({ store, dataDir, owner, log, times }: MirroredOptions) {
  const folder = path.join(dataDir, 'releases')
  const logger = pino({ base: null }, { write: (line: string) => void log.push(line) })
  const file = path.join(folder, 'remotes/registry.jws')
  const source = await openRegistrySource({ file, dataDir, keys: [owner.publicKey], logger })
  const shellPaths = () => ['/', '/faq']
  const limits = { interval: 60_000, connectTimeout: 300, responseTimeout: 300, ...times }
  const mirror = createMirror({ baseUrl: store.baseUrl, folder, source, shellPaths, logger, times: limits })
  const registry = createRegistry({ source, remotesDir: folder, shellPaths, storeFault: mirror.fault, logger })
  return {
    folder,
    mirror,
    registry,
    /** The version of each remote that a page gets now. */
    versions: async () =>
      Object.fromEntries(Object.entries(await registry.snapshot()).map(([name, { record }]) => [name, record.version])),
  }
}
