import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteName } from '@portal/shared-contracts/remotes'
import { LRUCache } from 'lru-cache'
import type { RegistrySource } from './registry-source.ts'
import { recordKey } from './release-files.ts'
import { verifySignedRecord } from './verify.ts'

/** Versions whose lists are kept in memory. */
const capacity = 1_000

/**
 * Whether a record that a key of the remote signed lists a file, also of a version that no pointer names any more: open
 * pages still load its files. For the same reason a list that was accepted once is kept when the key is removed.
 */
export function createListedFiles(copyDir: string, source: Pick<RegistrySource, 'current'>) {
  const accepted = new LRUCache<string, ReadonlySet<string>>({ max: capacity })

  /** @throws Error without a signed record of the version */
  async function read(name: RemoteName, version: string): Promise<ReadonlySet<string>> {
    const remotes = new Map(Object.entries((await source.current())?.remotes ?? {}))
    const { keys } = remotes.get(name) ?? { keys: [] }
    const jws = await readFile(path.join(copyDir, recordKey(name, version)), 'utf8')
    const { files } = await verifySignedRecord(jws, { name, version, keys })
    return new Set(Object.keys(files))
  }

  return async (name: RemoteName, version: string, file: string): Promise<boolean> => {
    const id = `${name}/${version}`
    const files = accepted.get(id) ?? (await read(name, version).catch(() => null))
    if (files === null) return false
    accepted.set(id, files)
    return files.has(file)
  }
}
