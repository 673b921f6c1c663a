import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readFile } from 'node:fs/promises'
import type { ReleaseRecord, RegisteredRemote } from '@portal/shared-contracts/remotes'
import { digitalCardFiles, digitalCardRemote } from '@portal/shared-contracts/remotes/digital-card'
import { integrityOf, compressFile } from '../files/files.ts'
import type { StandardBuild } from './standard-build.ts'

/** The scripts that pages load, by file. */
const scriptsOf = ({ dist, entry, chunks }: StandardBuild): ReadonlyMap<string, Buffer> =>
  new Map([entry, ...chunks].map((file) => [file, readFileSync(path.join(dist, file))]))

/** A sentence for each chunk whose hash no script names, so that a page would load it unchecked. */
function uncheckedFaults({ entry, isModule }: StandardBuild, scripts: ReadonlyMap<string, Buffer>): string[] {
  // Pages check modules by their import map, which has the hashes of the record.
  if (isModule) return []
  const isNamed = (hash: string): boolean => [...scripts.values()].some((code) => code.includes(hash))
  return [...scripts]
    .filter(([file, code]) => file !== entry && !isNamed(integrityOf(code)))
    .map(
      ([file]) =>
        `${file} would be loaded without its hash: add SubresourceIntegrityPlugin of webpack-subresource-integrity to webpack, ` +
        `or "security: { sri: { enable: true } }" to Rsbuild.`,
    )
}

/**
 * A sentence for each style sheet that a page would load unchecked. The shell loads those that the manifest names for
 * an exposed module, and the edge that of the digital card, with the hashes of the record; of others a script must name
 * the hash.
 */
function uncheckedSheetFaults(
  { name, files }: ReleaseRecord,
  { exposes, isModule }: StandardBuild,
  scripts: ReadonlyMap<string, Buffer>,
): string[] {
  const ofCard = name === digitalCardRemote ? [digitalCardFiles.style] : []
  const checked = new Set<string>([...[...exposes.values()].flat(), ...ofCard])
  const isNamed = (hash: string): boolean => !isModule && [...scripts.values()].some((code) => code.includes(hash))
  return Object.entries(files)
    .filter(([file, hash]) => file.endsWith('.css') && !checked.has(file) && !isNamed(hash))
    .map(
      ([file]) =>
        `${file} would be loaded without its hash: import it in a module that a page or widget of "exposes" imports, ` +
        `so that the manifest names it, or remove it from the build.`,
    )
}

/** What a build for development leaves in its scripts: hot updates, Fast Refresh, the development JSX transform. */
const development = /\bwebpackHotUpdate|\$RefreshReg\$|\bjsxDEV\(|import\.meta\.hot\b/

/** React assigns its internals to its exports only in its own code. */
const react = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/

/** A sentence for code that a release must not contain. */
function codeFaults(scripts: ReadonlyMap<string, Buffer>): (string | undefined)[] {
  const fileWith = (pattern: RegExp): string | undefined =>
    [...scripts].find(([, code]) => pattern.test(code.toString()))?.[0]
  const [developed, withReact] = [fileWith(development), fileWith(react)]
  return [
    developed && `${developed} was built for development: build it for production.`,
    withReact &&
      `${withReact} contains React, of which a page has one copy: give the module federation plugin "shared" of ` +
        `@portal/shared-contracts/remotes/shared.`,
  ]
}

/**
 * The name under which the entry of webpack or Rspack collects its chunks, if it does not contain that of its global.
 */
function commonChunkName(entry: string, global: string): string | undefined {
  const names = entry.matchAll(/\b(?:self|globalThis)\.((?:webpackChunk|chunk_)[\w$]*)/g)
  return [...names].map(([, name = '']) => name).find((name) => !name.includes(global))
}

/** A sentence for each name that several versions would share on a page that loads two of them. */
function nameFaults(
  { global, version }: ReleaseRecord,
  { isModule, entry }: StandardBuild,
  scripts: ReadonlyMap<string, Buffer>,
  others: readonly ReleaseRecord[],
): (string | undefined)[] {
  if (isModule) return []
  const same = others.find((other) => other.global === global && other.version !== version)
  const chunkName = commonChunkName(scripts.get(entry)?.toString() ?? '', global)
  return [
    same &&
      `It has the global name ${global} like ${same.version}, and a page may load both: ` +
        `put the version into "name" of the module federation plugin, and raise "version" in package.json.`,
    chunkName &&
      `Its chunks have the global name ${chunkName}, which other versions share, and a page may load both: ` +
        `set "output.uniqueName" to ${global}, the "name" of the module federation plugin.`,
  ]
}

/**
 * Why a build must not be released, whatever its remote claims; one sentence each, with the remedy.
 * @param others versions of the remote that pages may load beside this one
 */
export function buildFaults(record: ReleaseRecord, build: StandardBuild, others: readonly ReleaseRecord[]): string[] {
  const scripts = scriptsOf(build)
  const faults = [
    ...uncheckedFaults(build, scripts),
    ...uncheckedSheetFaults(record, build, scripts),
    ...codeFaults(scripts),
    ...nameFaults(record, build, scripts, others),
  ]
  return faults.filter((fault) => fault !== undefined)
}

type Budgets = NonNullable<RegisteredRemote['budgets']>

/**
 * Largest files of a release in brotli bytes, unless the team or the operator says otherwise: the entries of webpack
 * and Rsbuild may contain the federation runtime, those of Vite, which are modules, load it as a chunk.
 */
const defaultBudgets = { global: { entry: 32_000, chunk: 40_000 }, module: { entry: 12_000, chunk: 40_000 } } as const

/** A script of a release with its size in brotli bytes and its budget; scripts of documents have no budget. */
export type FileSize = { file: string; bytes: number; budget: number | null }

/**
 * The sizes of a release's scripts.
 * @param budgets the team's, in remote.json, and the operator's in the registry document, which come first
 * @param read gives the bytes of a file; by default those in the folder of the build
 */
export async function measure(
  { entry, files }: Pick<ReleaseRecord, 'entry' | 'files'>,
  { dist, chunks, isModule }: Pick<StandardBuild, 'dist' | 'chunks' | 'isModule'>,
  budgets: { team?: Budgets | undefined; operator?: Budgets | undefined },
  read: (file: string) => Promise<Uint8Array> = (file) => readFile(path.join(dist, file)),
): Promise<FileSize[]> {
  const defaults = defaultBudgets[isModule ? 'module' : 'global']
  const { entry: entryBudget, chunk: chunkBudget } = { ...defaults, ...budgets.team, ...budgets.operator }
  const scripts = Object.keys(files).filter((file) => /\.m?js$/.test(file))
  return Promise.all(
    scripts.map(async (file) => {
      const br = await compressFile(file, await read(file))
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
