import path from 'node:path'
import { emitJson } from '@portal/remote-kit/webpack/scripts'
import {
  packageId,
  uniquePackages,
  type LicenceList,
  type LicensedPackage,
} from '@portal/shared-contracts/remotes/licences'
import type { Compiler } from 'webpack'

/**
 * Makes webpack write `licences.NAME-fonts.json`, with the name of its configuration: the fonts in the build that are
 * no npm packages, which `listPackages` lists.
 * @param licences by the paths of the fonts' files
 */
export const listFonts =
  (licences: ReadonlyMap<string, LicensedPackage>) =>
  (compiler: Compiler): void =>
    emitJson(`licences.${compiler.options.name}-fonts.json`, (compilation): LicenceList => {
      const found = compilation.getAssets().flatMap(({ name, info }) => {
        const font = licences.get(path.resolve(compilation.compiler.context, info.sourceFilename ?? ''))
        return font === undefined ? [] : [{ name, font }]
      })
      return {
        packages: uniquePackages(found.map(({ font }) => font)),
        files: Object.fromEntries(found.map(({ name, font }) => [name, [packageId(font)]])),
      }
    })(compiler)
