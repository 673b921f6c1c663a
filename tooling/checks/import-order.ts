import { sourceFiles, type Findings } from './source-files.ts'

/** Where the imports of a file end: a line that begins with anything but one, its continuation or a comment. */
const otherLine = /^(?!import\b)[^\s/*}]/m
/** What each import at the start of a line is from; imports for side effects, whose order counts, have no `from`. */
const importSource = /^import\s[^'"]*?\sfrom\s(['"])([^'"]+)\1/gm

/** Files that import a package, or a module of Node, after a file of their own. */
export function importOrder(folder: string): Findings {
  const files = sourceFiles(folder, '**/*.{ts,tsx}')
  if (files.size === 0) return ['no source files found']
  return [...files].flatMap(([file, text]) => {
    const [imports = ''] = text.split(otherLine, 1)
    const sources = [...imports.matchAll(importSource)].map(([, , source = '']) => source)
    const firstOwn = sources.findIndex((source) => source.startsWith('.'))
    const late = firstOwn < 0 ? undefined : sources.slice(firstOwn).find((source) => !source.startsWith('.'))
    return late === undefined ? [] : `${file}: ${late} is imported after a file of its own`
  })
}
