import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const generated = new Set([
  'node_modules',
  'dist',
  'fixtures',
  '.data',
  '.releases',
  '.packages',
  '.turbo',
  '.git',
  'test-results',
])

/** Paths and texts of all source files with these extensions; generated files and fixtures are left out. */
export const sourceFiles = (folder: string, extensions: readonly string[]): Map<string, string> =>
  new Map(
    globSync(`**/*.{${extensions.join(',')}}`, { cwd: folder, exclude: (entry) => generated.has(path.basename(entry)) })
      .toSorted()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )
