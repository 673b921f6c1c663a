import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedModules, sharedModules } from '@delikaterie/shared-contracts/remotes'
import { packagePath } from './base.ts'

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name))

/** The modules that embedding pages provide, by name. */
const provided = new Set<string>([...Object.keys(sharedModules), ...embeddedModules])

/** The same by file, because modules of one package import each other by path. */
const providedFiles: ReadonlyMap<string, string> = new Map(
  [...provided].filter((name) => name.startsWith('@delikaterie/')).map((name) => [fileOf(name), name]),
)

/** The name under which embedding pages provide what a module in a folder imports; null if they do not. */
export function providedName(folder: string, request: string): string | null {
  if (request.startsWith('.')) return providedFiles.get(path.resolve(folder, request)) ?? null
  return provided.has(request) ? request : null
}

const imports = /^(?:import|export)(?! type\b)(?:[\s\w$*{},]*\bfrom)?\s*['"]((?:\.|@delikaterie\/)[^'"]+)['"]/gm

/** A source file and all that it imports of the portal's packages, except modules with a version of their own. */
function withImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  for (const [, request = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    if (Object.hasOwn(sharedModules, request)) continue
    withImports(request.startsWith('.') ? path.resolve(path.dirname(file), request) : fileOf(request), found)
  }
}

/** Twelve characters that change with the sources of some modules and all that they import of the portal's packages. */
export function sourcesHash(entries: readonly string[]): string {
  const found = new Set<string>()
  for (const file of entries) withImports(file, found)
  const hash = createHash('sha256')
  const sources = [...found].map((file) => [packagePath(file), readFileSync(file)] as const)
  for (const [place, text] of sources.toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(place).update(text)
  return hash.digest('hex').slice(0, 12)
}

/** The hash of what an embedding page provides besides the shared modules. */
export const embeddedModulesHash = (): string =>
  createHash('sha256')
    .update(embeddedModules.join())
    .update(sourcesHash(embeddedModules.map(fileOf)))
    .digest('hex')
    .slice(0, 12)
