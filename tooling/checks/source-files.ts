import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Findings of a check, each naming its file; an empty list passes. */
export type Findings = readonly string[]

/** A read-only check of the repository at `folder`. */
export type Check = (folder: string) => Findings | Promise<Findings>

/** Folders that are not sources. */
export const generatedFolders: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  'fixtures',
  '.data',
  '.releases',
  '.packages',
  '.papers',
  '.turbo',
  '.git',
  'test-results',
])

/** Paths and texts of the source files of these patterns; generated files and fixtures are left out. */
export const sourceFiles = (folder: string, ...patterns: readonly string[]): Map<string, string> =>
  new Map(
    globSync(patterns, { cwd: folder, exclude: (entry) => generatedFolders.has(path.basename(entry)) })
      .toSorted()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )

/** Whether a file is a test, or code that only tests use. */
export const isTestFile = (file: string): boolean => /\.(?:test|long)\.\w+$|\/test(?:ing)?\//.test(file)

/** Whether a file has the names of a brand, which may be any words: its provider may be called `city`. */
export const isNamesOfBrand = (file: string): boolean => /^brands\/[^/]+\/(?:brand|marks-in-use)\.ts$/.test(file)
