import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ImportedParts, sharedModuleOf } from '@portal/shared-contracts/remotes'
import { findAbove, readJson } from '../files/remote-folder.ts'
import { parseOrRefuse, refuseFaults } from '../refused.ts'

/** File beside the manifest in which a build says what it imports of the contract; it is no part of the release. */
export const importsFile = 'contract-imports.json'

/** The part that stands for all exports of a module, where code imports it as a whole. */
export const wholeModule = '*'

/** Packages whose modules import each other. */
const portalPackages = ['page-library', 'shared-contracts', 'shared-stores', 'shared-ui'].map(
  (name) => `@portal/${name}`,
)

/**
 * Whether an import path is a file of a package that has no path of its own, of which a page may load a second copy.
 */
const isInternal = (request: string): boolean => /^@portal\/[\w-]+\/internal\//.test(request)

/** Whether an import path is a module of the contract; its libraries, such as React, are not. */
const isOfContract = (request: string): boolean =>
  /^@portal\/(?:shared-contracts|page-library)\//.test(request) ||
  isInternal(request) ||
  (request.startsWith('@portal/') && sharedModuleOf(request) !== null)

/** Collects what the modules of a build import of the contract. */
export function createImportReport() {
  const parts = new Map<string, Set<string>>()
  const folders = new Map<string, boolean>()

  function isOfPortal(file: string): boolean {
    const folder = path.dirname(file)
    const known = folders.get(folder)
    if (known !== undefined) return known
    const manifest = findAbove(folder, 'package.json')
    const isPortal = manifest !== null && portalPackages.includes(nameIn(manifest))
    folders.set(folder, isPortal)
    return isPortal
  }

  return {
    /**
     * Adds an import of a file; without a name that of the whole module. What packages of the portal import is no part.
     */
    add(file: string, request: string, name = wholeModule): void {
      if (!isOfContract(request) || isOfPortal(file)) return
      const names = parts.get(request) ?? new Set()
      parts.set(request, names.add(name))
    },
    /** The imports so far, sorted. */
    result: (): ImportedParts =>
      Object.fromEntries(
        [...parts]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([module, names]) => [module, [...names].toSorted()]),
      ),
  }
}

const nameIn = (manifest: string): string => {
  const { name = '' } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }
  return name
}

/**
 * What the build in a folder reported; undefined of one that reports nothing.
 * @throws Refused if the file has another shape, or names files without an import path: shared modules are known by
 * theirs, and a copy has no member
 */
export function readImports(dist: string): ImportedParts | undefined {
  const file = path.join(dist, importsFile)
  if (!existsSync(file)) return undefined
  const reported = readJson(file)
  const internal = Object.keys(reported ?? {}).filter(isInternal)
  refuseFaults(
    `The build in ${dist} cannot be used`,
    internal.map(
      (module) => `It imports ${module}, a file without an import path: import a module that the guides name.`,
    ),
  )
  return parseOrRefuse(ImportedParts, reported, file)
}
