import path from 'node:path'
import type { Findings } from './findings.ts'
import { sourceFiles } from './source-files.ts'

const testFile = /\.(?:test|long)\.|\/test(?:ing)?\//
/** Static, side-effect, type and dynamic imports, and exports from another file, by a relative path. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]*)\1/g

/** The package's sources and the folder below them that a file is in; none for a file directly in `src`. */
function placeOf(file: string): { sources: string; folder: string } | undefined {
  const [, sources, folder] = /^(.*?\/?src)\/([^/]+)\//.exec(file) ?? []
  return sources === undefined || folder === undefined ? undefined : { sources, folder }
}

/** Two folders of one package's `src` whose files import each other; tests may import from everywhere. */
export function mutualImports(folder: string): Findings {
  const sources = [...sourceFiles(folder, '**/*.{ts,tsx}')].filter(
    ([file]) => placeOf(file) !== undefined && !testFile.test(file),
  )
  const directions = new Set<string>()
  for (const [file, text] of sources) {
    for (const [, , target = ''] of text.matchAll(relativeImport)) {
      const from = placeOf(file)
      const to = placeOf(path.posix.join(path.posix.dirname(file), target))
      if (from !== undefined && from.sources === to?.sources && from.folder !== to.folder) {
        directions.add(`${from.sources}: ${from.folder} and ${to.folder}`)
      }
    }
  }
  const pairs = [...directions].filter((direction) => {
    const [, packageSources, from = '', to = ''] = /^(.*): (.*) and (.*)$/.exec(direction) ?? []
    return from < to && directions.has(`${packageSources}: ${to} and ${from}`)
  })
  if (sources.length === 0) return ['no source files found']
  return pairs.toSorted().map((pair) => `${pair} import each other`)
}
