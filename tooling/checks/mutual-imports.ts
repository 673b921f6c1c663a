import path from 'node:path'
import { sourceFiles, type Findings } from './source-files.ts'

const testFile = /\.(?:test|long)\.|\/test(?:ing)?\//
/** Static, side-effect, type and dynamic imports, and exports from another file, by a relative path. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]*)\1/g

/** The folder of a package's sources that a file is in, such as `shop/src/orders`; undefined directly in `src`. */
const folderOf = (file: string): string | undefined => /^(?:.*?\/)?src\/[^/]+(?=\/)/.exec(file)?.[0]

/** Two folders of one package's `src` whose files import each other; tests may import from everywhere. */
export function mutualImports(folder: string): Findings {
  const imports = new Map<string, Set<string | undefined>>()
  for (const [file, text] of sourceFiles(folder, '**/*.{ts,tsx}')) {
    const from = folderOf(file)
    if (from === undefined || testFile.test(file)) continue
    const targets = [...text.matchAll(relativeImport)].map(([, , target = '']) =>
      folderOf(path.posix.join(path.posix.dirname(file), target)),
    )
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
