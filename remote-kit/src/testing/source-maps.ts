import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isLicenceList, LicenceList, packageId } from '@portal/shared-contracts/remotes/licences'
import * as v from 'valibot'
import type { Configuration } from 'webpack'
import { filesBelow } from '../files/files.ts'
import { packageFolderOf, readPackage } from '../licences/package-licence.ts'
import { runWebpack } from '../webpack/build.ts'

/** Packages whose code is written by a class of the compiler, which no source map names. */
const compilers = ['webpack', '@module-federation/enhanced', 'webpack-subresource-integrity']

const SourceMap = v.object({ sources: v.array(v.string()) })

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

/**
 * Builds with source maps into a folder, and gives the packages whose code is in the scripts and style sheets, as
 * `name@version`: by the licence lists, by the source maps, and the names of those that only the lists can name.
 */
export async function packagesBySourceMaps(
  configs: readonly Configuration[],
  dist: string,
): Promise<Readonly<Record<'listed' | 'mapped' | 'written', string[]>>> {
  await runWebpack(
    configs.map((config) => ({
      ...config,
      devtool: 'source-map',
      // A folder for each, because one build may empty its own.
      output: {
        ...config.output,
        path: path.join(dist, config.name ?? ''),
        devtoolModuleFilenameTemplate: '[absolute-resource-path]',
      },
    })),
  )
  const files = filesBelow(dist)
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dist, file), 'utf8'))
  const lists = files
    .filter((file) => isLicenceList(path.basename(file)))
    .map((file) => v.parse(LicenceList, read(file)))
  const byId = new Map(lists.flatMap(({ packages }) => packages.map((each) => [packageId(each), each.name] as const)))
  const inCode = lists.flatMap((list) =>
    Object.entries(list.files ?? {}).flatMap(([file, names]) => (/\.(?:m?js|css)$/.test(file) ? names : [])),
  )
  const isWritten = (id: string): boolean => compilers.includes(byId.get(id) ?? '')
  const mapped = files
    .filter((file) => /\.(?:m?js|css)\.map$/.test(file))
    .flatMap((file) => v.parse(SourceMap, read(file)).sources.map(packageFolderOf))
    .flatMap((folder) => (folder === null ? [] : [packageId(readPackage(folder))]))
  return {
    listed: sorted(inCode.filter((id) => !isWritten(id))),
    mapped: sorted(mapped),
    written: sorted(inCode.filter(isWritten).map((id) => byId.get(id) ?? '')),
  }
}
