import type { ModuleLists } from './build.ts'

/** A module that several files of one visit contain. */
export type DuplicateModule = { module: string; files: readonly string[]; bytes: number }

/** `/remotes/mfe-rewards/0.1.0-…/entry.js` → `mfe-rewards/entry.js`, `/assets/main.js` → `shell/main.js`. */
export function builtName(address: string): string {
  const [, first = '', name = '', , file] = address.split('/')
  return first === 'remotes' ? `${name}/${file ?? ''}` : `shell/${name}`
}

/**
 * Modules that more than one of the given scripts contains, largest first, and scripts that are not in the
 * builds, because the sources changed during the run.
 */
export function loadedTwice(
  scripts: readonly string[],
  modules: ModuleLists,
): { duplicates: DuplicateModule[]; unknown: string[] } {
  const filesOf = new Map<string, { files: string[]; bytes: number }>()
  const names = scripts.map(builtName)
  for (const file of names) {
    for (const [module, bytes] of modules.get(file) ?? []) {
      const entry = filesOf.get(module) ?? { files: [], bytes }
      entry.files.push(file)
      filesOf.set(module, entry)
    }
  }
  const duplicates = [...filesOf].flatMap(([module, { files, bytes }]) =>
    files.length > 1 && bytes > 0 ? [{ module, files, bytes }] : [],
  )
  return {
    duplicates: duplicates.toSorted((a, b) => b.bytes - a.bytes),
    unknown: names.filter((file) => !modules.has(file)),
  }
}

/**
 * Whether a module belongs to a package from the registry. Not counted is what the federation plugin puts into each entry:
 * the part of its runtime that is bound to one build; the core is the page's.
 */
export const isLibrary = (module: string): boolean =>
  module.startsWith('node_modules/') && !/^node_modules\/@module-federation\/(?!runtime-core)/.test(module)

/** The package a module belongs to. */
export const packageOf = (module: string): string => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module
