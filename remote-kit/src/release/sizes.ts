import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegisteredRemote, ReleaseRecord } from '@portal/shared-contracts/remotes'
import { compressed } from '../files/files.ts'
import type { StandardBuild } from './standard-build.ts'

type Budgets = NonNullable<RegisteredRemote['budgets']>

/**
 * Largest files of a release in brotli bytes, unless the team or the operator says otherwise: the entries of webpack and
 * Rsbuild may contain the federation runtime, those of Vite, which are modules, load it as a chunk.
 */
const defaultBudgets = { global: { entry: 32_000, chunk: 40_000 }, module: { entry: 12_000, chunk: 40_000 } } as const

/** A script of a release with its size in brotli bytes and its budget; scripts of documents have no budget. */
export type FileSize = { file: string; bytes: number; budget: number | null }

/**
 * The sizes of a release's scripts.
 * @param budgets the team's, in remote.json, and the operator's in the registry document, which come first
 */
export async function measure(
  { entry, files }: Pick<ReleaseRecord, 'entry' | 'files'>,
  { dist, chunks, isModule }: Pick<StandardBuild, 'dist' | 'chunks' | 'isModule'>,
  budgets: { team?: Budgets | undefined; operator?: Budgets | undefined },
): Promise<FileSize[]> {
  const defaults = defaultBudgets[isModule ? 'module' : 'global']
  const { entry: entryBudget, chunk: chunkBudget } = { ...defaults, ...budgets.team, ...budgets.operator }
  const scripts = Object.keys(files).filter((file) => /\.m?js$/.test(file))
  return Promise.all(
    scripts.map(async (file) => {
      const br = await compressed(file, await readFile(path.join(dist, file)))
      const budget = file === entry ? entryBudget : chunks.has(file) ? chunkBudget : null
      return { file, bytes: br?.length ?? 0, budget: budget ?? null }
    }),
  )
}

/** One sentence for each file over its budget. */
export const sizeFaults = (sizes: readonly FileSize[]): string[] =>
  sizes.flatMap(({ file, bytes, budget }) =>
    budget === null || bytes <= budget
      ? []
      : [
          `${file} has ${bytes} brotli bytes; its budget is ${budget}. Make it smaller, or raise it with "budgets" in ` +
            `remote.json; an operator raises one of the registry document with "remotes keys add", "--budget-entry" or ` +
            `"--budget-chunk".`,
        ],
  )
