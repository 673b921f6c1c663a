import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import { wallets } from '@portal/shared-contracts/wallet/wallet'
import * as v from 'valibot'

const Document = v.object({
  document: v.string(),
  path: v.string(),
  title: v.string(),
  description: v.string(),
  widgets: v.array(v.string()),
  slots: v.array(v.string()),
  /** Style sheets its markup needs besides the main one. */
  styles: v.array(v.string()),
  /** Whether visitors get the login instead. */
  loginRequired: v.boolean(),
  files: v.array(v.string()),
  html: v.object({ visitor: v.string(), shop: v.string(), member: v.string() }),
})
export type ShellDocument = v.InferOutput<typeof Document>

const ShellBuild = v.object({
  /** sha384 by path. */
  files: v.record(v.string(), v.string()),
  documents: v.array(Document),
  /** The addresses of the files of the brand's fonts that every page uses, by the files in `fonts.ts`. */
  fonts: v.record(v.string(), v.string()),
  /** The addresses of the official badges of wallets that the brand has; missing in builds of before. */
  walletBadges: v.optional(v.record(v.picklist(wallets), v.string()), {}),
  /** The script of the panel for developers, in its folder. */
  panel: v.object({ file: v.string(), integrity: v.string() }),
  brand: v.string(),
  /** The contract of the build and the versions of its shared packages, for `remotes release`. */
  contract: v.string(),
  shared: v.record(v.string(), v.string()),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>

/** Read again after every build. @throws Error if it is not built, or for another brand, whose calls are not known */
export function openShellBuild(dist: string): () => ShellBuild {
  const read = openManifest(path.join(dist, 'shell-manifest.json'), ShellBuild)
  return () => {
    const build = read()
    if (build === null) throw new Error('The shell is not built; run `npm run build` first.')
    if (build.brand !== brand.shop.name)
      throw new Error(
        `The shell is built for ${build.brand}, BRAND names ${brand.shop.name}: build it with the same BRAND.`,
      )
    return build
  }
}

/** Reads the manifest of a build, and again after every build; null without one. */
export function openManifest<S extends v.GenericSchema>(file: string, schema: S): () => v.InferOutput<S> | null {
  let latest: { at: number; build: v.InferOutput<S> } | null = null
  return () => {
    try {
      const at = statSync(file).mtimeMs
      if (latest?.at !== at) latest = { at, build: v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) }
    } catch {
      // A running build deletes and rewrites the file; until it is complete the previous build is used.
    }
    return latest?.build ?? null
  }
}
