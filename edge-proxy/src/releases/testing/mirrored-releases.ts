import path from 'node:path'
import { ownMajor } from '@portal/shared-contracts/remotes'
import { pino } from 'pino'
import { createMirror, type MirrorOptions } from '../mirror/mirror.ts'
import { createPreviews } from '../previews/previews.ts'
import { openRegistrySource } from '../registry-source.ts'
import { createRegistry } from '../registry.ts'
import type { Signer } from './release-store.ts'

/** Origin of the portal whose previews such an edge shows. */
export const portal = 'https://portal.example'

export type MirroredOptions = {
  from: MirrorOptions['from']
  dataDir: string
  /** Signs the registry document. */
  owner: Signer
  /** Gets each log line. */
  log: string[]
  times?: MirrorOptions['times']
  freeBytes?: MirrorOptions['freeBytes']
  /** Major of the contract of the shell. */
  major?: string
}

/** The releases of an edge that starts on a data folder and copies from a store or a folder. */
export async function openMirrored({ from, dataDir, owner, log, times, freeBytes, major = ownMajor }: MirroredOptions) {
  const copyDir = path.join(dataDir, 'releases')
  const logger = pino({ base: null }, { write: (line: string) => void log.push(line) })
  const source = await openRegistrySource({ dataDir, keys: [owner.publicKey], logger })
  const shellPaths = () => ['/', '/faq']
  const limits = { interval: 60_000, connectTimeout: 5_000, responseTimeout: 5_000, ...times }
  const options = { from, copyDir, source, shellPaths, logger, times: limits, major }
  const mirror = createMirror({ ...options, ...(freeBytes && { freeBytes }) })
  const registry = createRegistry({ source, copyDir, shellPaths, mirror, logger, major })
  return {
    copyDir,
    mirror,
    registry,
    previews: createPreviews({ portal, document: source.current, copyDir, shellPaths }),
    /** The version of each remote that a page gets now. */
    versions: async () =>
      Object.fromEntries(Object.entries(await registry.snapshot()).map(([name, { record }]) => [name, record.version])),
  }
}
