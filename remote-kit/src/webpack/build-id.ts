import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findAbove } from '../files/remote-folder.ts'

/** Folder of the package that provides a module. */
const packageFolder = (module: string): string =>
  path.dirname(findAbove(path.dirname(fileURLToPath(import.meta.resolve(module))), 'package.json') ?? module)

/**
 * Eight characters that change with the sources of a build: those of the remote, of the portal's packages and the
 * lock file. Files count by their place in their package, so that every folder gives the same characters.
 */
export function buildId(folder: string): string {
  const hash = createHash('sha256')
  const packages = [
    '@portal/shared-contracts/remotes',
    '@portal/page-library/stores',
    '@portal/shared-ui/styles/adopted-sheets',
  ].map(packageFolder)
  const sources = [
    [folder, 'src'],
    ...packages.flatMap((place) => [
      [place, 'src'],
      [place, 'dist'],
    ]),
    [path.join(import.meta.dirname, '..'), 'webpack'],
  ] as const
  for (const [place, below] of sources) {
    for (const file of globSync(`${below}/**/*.*`, { cwd: place }).toSorted()) {
      hash.update(file.replaceAll(path.sep, '/')).update(readFileSync(path.join(place, file)))
    }
  }
  const lockFile = findAbove(folder, 'package-lock.json')
  if (lockFile !== null) hash.update(readFileSync(lockFile))
  return hash.digest('hex').slice(0, 8)
}
