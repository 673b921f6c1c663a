import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { fileHashes, sha256 } from './file-hashes.ts'
import type { Sources } from './sources.ts'

/** The file in a build that says what the build is made from. */
const buildFile = 'build.json'

const BuildFile = v.strictObject({
  revision: v.string(),
  lockFile: v.string(),
  node: v.string(),
  /** The brand that is built in; remotes have none. */
  brand: v.optional(v.string()),
  /** sha256 of the hashes of all other files. */
  files: v.string(),
})
/** What a build is made from, besides the sources its brand. */
export type BuiltFrom = Omit<v.InferOutput<typeof BuildFile>, 'files'>

function hashOf(folder: string): string {
  const files = [...fileHashes(folder)].filter(([file]) => file !== buildFile)
  return sha256(JSON.stringify(files))
}

/** Writes `build.json` into a build. */
export const writeBuildFile = (folder: string, from: BuiltFrom): void =>
  writeFileSync(path.join(folder, buildFile), JSON.stringify({ ...from, files: hashOf(folder) }, null, 1))

/**
 * What a build is made from.
 * @throws Error if `npm run build` did not write the files that are there
 */
export function readBuildFile(folder: string): BuiltFrom {
  const file = path.join(folder, buildFile)
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first.`)
  const { files, ...from } = v.parse(BuildFile, JSON.parse(readFileSync(file, 'utf8')))
  if (files !== hashOf(folder))
    throw new Error(`${folder} has other files than \`npm run build\` has written: run it again.`)
  return from
}

/**
 * Compares what builds are made from with the checkout, and with its brand if a build has one.
 * @throws Error if they differ, or if no revision describes the checkout
 */
export function requireSources(
  builds: readonly { folder: string; from: BuiltFrom }[],
  checkout: Sources & { brand: string },
): void {
  if (!/^[0-9a-f]{40,}$/.test(checkout.revision))
    throw new Error(`No revision describes the checkout, which is ${checkout.revision}: commit its changes first.`)
  for (const { folder, from } of builds) {
    for (const name of ['revision', 'lockFile', 'brand'] as const) {
      if (from[name] === checkout[name] || (name === 'brand' && from.brand === undefined)) continue
      const difference = `the ${name} ${from[name]}, and that of the checkout is ${checkout[name]}`
      throw new Error(`${folder} was built from ${difference}: build it from the checkout first.`)
    }
  }
}
