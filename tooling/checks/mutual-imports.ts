import path from 'node:path'
import { isTestFile, sourceFiles, type Findings } from './source-files.ts'

/**
 * Static, side-effect, type and dynamic imports, and exports from another file, by a relative path or a package's name.
 */
const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])((?:\.|@portal\/)[^'"]*)\1/g

/** The folder of a package's sources that a file is in, such as `shop/src/orders`; undefined directly in `src`. */
const folderOf = (file: string): string | undefined => /^(?:.*?\/)?src\/[^/]+(?=\/)/.exec(file)?.[0]

/**
 * The file that an import names; a package imports shared modules of its own by its name, which is that of its folder.
 */
const fileOf = (importer: string, target: string): string =>
  target.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), target)
    : target.replace(/^@portal\/([\w-]+)\/(.*)$/, '$1/src/$2/index')

/** Two folders of one package's `src` whose files import each other; tests may import from everywhere. */
export function mutualImports(folder: string): Findings {
  const imports = new Map<string, Set<string | undefined>>()
  for (const [file, text] of sourceFiles(folder, '**/*.{ts,tsx}')) {
    const from = folderOf(file)
    if (from === undefined || isTestFile(file)) continue
    const targets = [...text.matchAll(anyImport)].map(([, , target = '']) => folderOf(fileOf(file, target)))
    imports.set(from, new Set([...(imports.get(from) ?? []), ...targets]))
  }
  if (imports.size === 0) return ['no source files found']
  const pairs = [...imports].flatMap(([from, targets]) =>
    [...imports.keys()]
      .filter((to) => from < to && targets.has(to) && imports.get(to)?.has(from))
      .filter((to) => path.posix.dirname(from) === path.posix.dirname(to))
      .map((to) => `${path.posix.dirname(from)}: ${path.posix.basename(from)} and ${path.posix.basename(to)}`),
  )
  return pairs.toSorted().map((pair) => `${pair} import each other`)
}
