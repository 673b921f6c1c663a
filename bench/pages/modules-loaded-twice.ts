import type { ModuleLists } from './build.ts'

/** A module that several files of one visit carry. */
export type Twice = { module: string; files: readonly string[]; bytes: number }

/** `/remotes/mfe-rewards/0.1.0-…/entry.js` and `/assets/main.js` as the builds name them. */
export function builtName(address: string): string {
  const [, first = '', name = '', , file] = address.split('/')
  return first === 'remotes' ? `${name}/${file ?? ''}` : `shell/${name}`
}

/**
 * Modules that more than one of the given scripts carry, largest first; and scripts the builds
 * do not know, because the sources changed while they were built.
 */
export function loadedTwice(scripts: readonly string[], modules: ModuleLists): { twice: Twice[]; unknown: string[] } {
  const carriers = new Map<string, { files: string[]; bytes: number }>()
  const names = scripts.map(builtName)
  for (const file of names) {
    for (const [module, bytes] of modules.get(file) ?? []) {
      const carrier = carriers.get(module) ?? { files: [], bytes }
      carrier.files.push(file)
      carriers.set(module, carrier)
    }
  }
  const twice = [...carriers].flatMap(([module, { files, bytes }]) =>
    files.length > 1 && bytes > 0 ? [{ module, files, bytes }] : [],
  )
  return { twice: twice.toSorted((a, b) => b.bytes - a.bytes), unknown: names.filter((file) => !modules.has(file)) }
}

/** Modules of packages, as against the portal's own. */
export const isLibrary = (module: string): boolean => module.startsWith('node_modules/')

/** The package a module belongs to. */
export const packageOf = (module: string): string => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module
