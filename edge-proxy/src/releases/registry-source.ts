import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument } from '@portal/shared-contracts/remotes'
import type { CryptoKey } from 'jose'
import type { Logger } from 'pino'
import { replaceFile } from '../config/private-files.ts'
import { createFaultLog } from '../http/fault-log.ts'
import { verifyDocument } from './verify.ts'

export type RegistrySourceOptions = {
  /** Folder for the copy of the newest good document, which a restart begins with. */
  dataDir: string
  keys: readonly CryptoKey[]
  logger: Logger
}

type Good = { document: RegistryDocument; jws: string }

/** A document that is refused changes nothing: the last good one remains, also after a restart and its own end. */
export async function openRegistrySource({ dataDir, keys, logger }: RegistrySourceOptions) {
  const copy = path.join(dataDir, 'registry.jws')
  let good = await readCopy()
  let refused: string | null = null
  const log = createFaultLog((err) => logger.error({ err }, 'registry document refused, keeping the last good one'))

  /** A copy that is damaged, or that the keys no longer verify, counts as missing. */
  async function readCopy(): Promise<Good | null> {
    try {
      const jws = await readFile(copy, 'utf8')
      return { document: await verifyDocument(jws, keys), jws }
    } catch {
      return null
    }
  }

  const hasEnded = ({ expires }: RegistryDocument): boolean =>
    expires !== undefined && Date.parse(expires) <= Date.now()

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

  /** Why the last document that was read is not in use, or that the one in use has ended; else null. */
  const fault = (): string | null =>
    refused ?? (good !== null && hasEnded(good.document) ? `Error: Revision ${good.document.revision} has ended` : null)

  return {
    /** The newest good registry document; null before the first one. */
    async current(): Promise<RegistryDocument | null> {
      log(fault())
      return good?.document ?? null
    },
    fault,
    /** Takes a document that was read among the releases, unless it is refused. */
    async offer(jws: string): Promise<void> {
      refused = await accept(jws.trim()).then(() => null, String)
    },
  }
}
export type RegistrySource = Awaited<ReturnType<typeof openRegistrySource>>
