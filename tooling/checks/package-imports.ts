import { existsSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles, type Findings } from './source-files.ts'

/** Static, side-effect, type and dynamic imports, and exports from another file, by a relative path. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]*)\1/g

/** Files that import a file of another package by a relative path: a package names in `exports` what others may import. */
export function packageImports(folder: string): Findings {
  const files = sourceFiles(folder, '**/*.{ts,tsx,mjs}')
  if (files.size === 0) return ['no source files found']

  /** The nearest folder with a package.json, which is the root for files outside the packages. */
  function packageOf(file: string): string {
    const parent = path.posix.dirname(file)
    return parent === '.' || existsSync(path.join(folder, parent, 'package.json')) ? parent : packageOf(parent)
  }

  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(relativeImport)]
      .map(([, , source = '']) => source)
      .filter((source) => packageOf(path.posix.join(path.posix.dirname(file), source)) !== packageOf(file))
      .map((source) => `${file}: ${source} is in another package, whose name the import must have`),
  )
}
