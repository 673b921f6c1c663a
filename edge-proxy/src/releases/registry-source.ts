import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument } from '@delikaterie/shared-contracts/remotes'
import type { CryptoKey } from 'jose'
import type { Logger } from 'pino'
import { replaceFile } from '../config/private-files.ts'
import { createFaultLog } from '../http/log.ts'
import { isMissing, versionOf } from './remote-releases.ts'
import { verifyDocument } from './verify.ts'

export type RegistrySourceOptions = {
  file: string
  /** Folder for the copy of the newest good document, which a restart begins with. */
  dataDir: string
  keys: readonly CryptoKey[]
  logger: Logger
  /** Milliseconds since 1970. */
  now?: () => number
}

/** The newest good registry document, and why the one among the releases is not it; null if it is. */
export type RegistrySource = { current: () => Promise<RegistryDocument | null>; fault: () => string | null }

type Good = { document: RegistryDocument; jws: string }

/**
 * The registry document of a folder of releases, read again when its file changed. A document that is broken, expired,
 * badly signed or older than one before is refused: the last good one remains, also after a restart and after its own
 * end, and the reason is logged once.
 */
export async function openRegistrySource(options: RegistrySourceOptions): Promise<RegistrySource> {
  const { file, dataDir, keys, logger, now = Date.now } = options
  const copy = path.join(dataDir, 'registry.jws')
  let good = await readCopy()
  let read = ''
  let refused: string | null = null
  const log = createFaultLog((err) => logger.error({ err }, 'registry document refused, keeping the last good one'))

  /** A copy that the keys no longer verify is as good as none. */
  async function readCopy(): Promise<Good | null> {
    try {
      const jws = await readFile(copy, 'utf8')
      return { document: await verifyDocument(jws, keys), jws }
    } catch {
      return null
    }
  }

  const hasEnded = ({ expires }: RegistryDocument): boolean => expires !== undefined && Date.parse(expires) <= now()

  async function accept(jws: string): Promise<void> {
    if (jws === good?.jws) return
    const document = await verifyDocument(jws, keys)
    if (hasEnded(document)) throw new Error(`Revision ${document.revision} ended ${document.expires}`)
    if (good !== null && document.revision <= good.document.revision) {
      throw new Error(`Revision ${document.revision} does not follow ${good.document.revision}`)
    }
    // Stored before it is used: a revision that was used once is never forgotten.
    await replaceFile(copy, jws)
    good = { document, jws }
  }

  async function update(): Promise<void> {
    try {
      const found = await versionOf(file)
      if (found === read) return
      const jws = (await readFile(file, 'utf8')).trim()
      refused = null
      await accept(jws).catch((error: unknown) => void (refused = String(error)))
      read = found
    } catch (error) {
      // Without releases there is nothing to miss.
      refused = isMissing(error) && good === null ? null : String(error)
      read = ''
    }
  }

  let updating: Promise<void> | null = null
  /** Pages that come together wait for one update, because each would store its copy under the same temporary name. */
  const updateOnce = (): Promise<void> => (updating ??= update().finally(() => (updating = null)))

  const fault = (): string | null =>
    refused ?? (good !== null && hasEnded(good.document) ? `Error: Revision ${good.document.revision} has ended` : null)

  return {
    async current() {
      await updateOnce()
      log(fault())
      return good?.document ?? null
    },
    fault,
  }
}
