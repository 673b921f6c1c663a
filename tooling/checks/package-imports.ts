import { existsSync } from 'node:fs'
import path from 'node:path'
import { importPathOf, sharedModulesOf } from '@portal/shared-contracts/remotes'
import { sourceFiles, type Findings } from './source-files.ts'

/** Static, side-effect, type and dynamic imports, and exports from another file, by a relative path. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]*)\1/g

/**
 * Files that import a file of another package by a relative path: a package names in `exports` what others may import.
 */
function relativeImports(folder: string, files: ReadonlyMap<string, string>): Findings {
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

type Manifest = {
  name?: string
  exports?: Readonly<Record<string, string>>
  formerExports?: Readonly<Record<string, string | readonly string[]>>
}

/** The manifests of the packages by their files. */
const manifestsIn = (folder: string): [file: string, manifest: Manifest][] =>
  [...sourceFiles(folder, '*/package.json', 'hosts/*/package.json')].map(([file, text]) => [
    file,
    JSON.parse(text) as Manifest,
  ])

/** The import path of a file of a package: its place without `src`, the extension and `index`. */
const entryOf = (file: string): string => {
  const place = file.replace(/^\.\/(?:src\/)?/, '').replace(/(?:\.d)?\.tsx?$/, '')
  return place === 'index' ? '.' : `./${place.replace(/\/index$/, '')}`
}

/** Entries of `exports` whose path is not that of their file, or that neither the repository nor a guide imports. */
function exportsOf(folder: string, sources: readonly string[]): Findings {
  return manifestsIn(folder).flatMap(([manifest, { name = '', exports = {} }]) => {
    return Object.entries(exports)
      .filter(([entry]) => !entry.includes('*'))
      .flatMap(([entry, file]) => {
        const importPath = `${name}${entry.slice(1)}`
        const isImported = sources.some((text) => new RegExp(`['"\`]${importPath}['"\`]`).test(text))
        return [
          ...(entryOf(file) === entry
            ? []
            : [`${manifest}: ${entry} is ${file}: an import path is the path of its file`]),
          ...(isImported ? [] : [`${manifest}: nothing imports ${importPath}`]),
        ]
      })
  })
}

/** Former paths of packed packages whose file or module is gone. */
function formerExportsOf(folder: string): Findings {
  const manifests = manifestsIn(folder)
  const modules = new Set(
    manifests.flatMap(([, { name = '', exports = {} }]) => Object.keys(exports).map((entry) => name + entry.slice(1))),
  )
  return manifests.flatMap(([manifest, { formerExports = {} }]) =>
    Object.entries(formerExports).flatMap(([entry, targets]) =>
      [targets]
        .flat()
        .filter((target) =>
          target.startsWith('.')
            ? !existsSync(path.join(folder, path.dirname(manifest), target))
            : !modules.has(target),
        )
        .map((target) => `${manifest}: the former path ${entry} leads to ${target}, which is not there`),
    ),
  )
}

/**
 * Files that import a module by its path of which a page has one copy: builds of remotes know these modules by name,
 * and would bundle a second session or navigation.
 */
function copies(folder: string, files: ReadonlyMap<string, string>): Findings {
  const names = new Set(sharedModulesOf('single').map(importPathOf))
  const single = new Map(
    manifestsIn(folder).flatMap(([manifest, { name = '', exports = {} }]) =>
      Object.entries(exports)
        .map(([entry, file]) => [path.posix.join(path.dirname(manifest), file), name + entry.slice(1)] as const)
        .filter(([, importPath]) => names.has(importPath)),
    ),
  )
  return [...files]
    .filter(([file]) => !/\.test\.tsx?$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(relativeImport)].flatMap(([, , source = '']) => {
        const importPath = single.get(path.posix.join(path.posix.dirname(file), source))
        return importPath === undefined ? [] : [`${file}: ${source} is one copy in a page; import ${importPath}`]
      }),
    )
}

/** Packages import each other by name, and an import path is the path of a file. */
export function packageImports(folder: string): Findings {
  const files = sourceFiles(folder, '**/*.{ts,tsx,mjs}')
  if (files.size === 0) return ['no source files found']
  // Guides show what only other teams import.
  const importing = [...sourceFiles(folder, '**/*.{ts,tsx,mjs,css}', '**/tsconfig.json', 'docs/*.md').values()]
  return [
    ...relativeImports(folder, files),
    ...copies(folder, files),
    ...exportsOf(folder, importing),
    ...formerExportsOf(folder),
  ]
}
