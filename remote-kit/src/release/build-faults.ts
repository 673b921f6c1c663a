import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import { integrityOf } from '../files/files.ts'
import type { StandardBuild } from './standard-build.ts'

const scriptsOf = ({ files }: ReleaseRecord): string[] => Object.keys(files).filter((file) => /\.m?js$/.test(file))

/** Chunks whose hash no script of the build names, so that a page would load them unchecked. */
function chunksWithoutHash(record: ReleaseRecord, { dist, chunks, isModule }: StandardBuild): string[] {
  // Pages check modules by their import map, which has the hashes of the record.
  if (isModule) return []
  const sources = scriptsOf(record).map((file) => [file, readFileSync(path.join(dist, file))] as const)
  const texts = sources.map(([file, bytes]) => [file, bytes.toString()] as const)
  return sources
    .filter(([file]) => chunks.has(file))
    .filter(([file, bytes]) => {
      const hash = integrityOf(bytes)
      return !texts.some(([other, text]) => other !== file && text.includes(hash))
    })
    .map(([file]) => file)
}

/**
 * The name under which the entry of webpack or Rspack collects its chunks, if it does not contain that of its global:
 * versions with the same name would take each other's chunks.
 */
function sharedChunkName(entry: string, global: string): string | undefined {
  const names = [...entry.matchAll(/\b(?:self|globalThis)\.((?:webpackChunk|chunk_)[\w$]*)/g)].map(
    ([, name = '']) => name,
  )
  return names.find((name) => !name.includes(global))
}

/** React assigns its internals to its exports only in its own code. */
const react = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/

/** What a build for development leaves in its scripts: hot updates, Fast Refresh, the development JSX transform. */
const development = /\bwebpackHotUpdate|\$RefreshReg\$|\bjsxDEV\(|import\.meta\.hot\b/

/**
 * Why a build must not be released, whatever its remote claims; one sentence each, with the remedy.
 * @param others versions of the remote that pages may load beside this one
 */
export function buildFaults(record: ReleaseRecord, build: StandardBuild, others: readonly ReleaseRecord[]): string[] {
  const unchecked = chunksWithoutHash(record, build).map(
    (file) =>
      `${file} would be loaded without its hash: add SubresourceIntegrityPlugin of webpack-subresource-integrity to webpack, ` +
      `or "security: { sri: { enable: true } }" to Rsbuild.`,
  )
  const textOf = (file: string): string => readFileSync(path.join(build.dist, file), 'utf8')
  const filesWith = (pattern: RegExp): string[] =>
    [record.entry, ...build.chunks].filter((file) => pattern.test(textOf(file)))
  const developed = filesWith(development).map((file) => `${file} was built for development: build it for production.`)
  const withReact = filesWith(react).map(
    (file) =>
      `${file} contains React, of which a page has one copy: give the module federation plugin "shared" of ` +
      `@delikaterie/shared-contracts/shared.`,
  )
  const chunkName = build.isModule ? undefined : sharedChunkName(textOf(record.entry), record.global)
  const sameChunks =
    chunkName === undefined
      ? []
      : [
          `Its chunks have the global name ${chunkName}, which other versions share, and a page may load both: ` +
            `set "output.uniqueName" to ${record.global}, the "name" of the module federation plugin.`,
        ]
  const twin = others.find(({ global, version }) => global === record.global && version !== record.version)
  const sameGlobal =
    twin === undefined || build.isModule
      ? []
      : [
          `It has the global name ${record.global} like ${twin.version}, and a page may load both: ` +
            `put the version into "name" of the module federation plugin, and raise "version" in package.json.`,
        ]
  return [...unchecked, ...developed.slice(0, 1), ...withReact.slice(0, 1), ...sameGlobal, ...sameChunks]
}
