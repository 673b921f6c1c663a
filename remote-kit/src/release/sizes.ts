import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegisteredRemote, ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import { compressed } from '../files/files.ts'

/** Largest files of a release in brotli bytes, if the registry document sets none. */
export const defaultBudgets = { entry: 3_600, chunk: 24_000 } as const

/** A file of a release with its size in brotli bytes and its budget; scripts of documents have no budget. */
export type FileSize = { file: string; bytes: number; budget: number | null }

/**
 * The sizes of a release's scripts.
 * @param chunks files that pages of the portal load
 */
export async function measure(
  { entry, files, embed }: Pick<ReleaseRecord, 'entry' | 'files' | 'embed'>,
  dist: string,
  chunks: ReadonlySet<string>,
  budgets: RegisteredRemote['budgets'],
): Promise<FileSize[]> {
  const { entry: entryBudget = defaultBudgets.entry, chunk: chunkBudget = defaultBudgets.chunk } = budgets ?? {}
  const isEntry = (file: string): boolean => file === entry || file === embed?.entry
  const isChunk = (file: string): boolean => chunks.has(file) || embed?.files.includes(file) === true
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'))
  return Promise.all(
    scripts.map(async (file) => {
      const br = await compressed(file, await readFile(path.join(dist, file)))
      const budget = isEntry(file) ? entryBudget : isChunk(file) ? chunkBudget : null
      return { file, bytes: br?.length ?? 0, budget }
    }),
  )
}

/** One sentence for each file over its budget. */
export const sizeFaults = (sizes: readonly FileSize[]): string[] =>
  sizes.flatMap(({ file, bytes, budget }) =>
    budget === null || bytes <= budget ? [] : [`${file} has ${bytes} brotli bytes; its budget is ${budget}`],
  )
