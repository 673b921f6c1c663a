import { fileURLToPath } from 'node:url'
import { importPathOf, sharedModulesOf } from '@portal/shared-contracts/remotes'
import type { Compiler, Module } from 'webpack'

/** The packages that a page has once: those of the shared modules, and those that only these use. */
const packages = [...sharedModulesOf('single').filter((key) => !key.startsWith('@portal/')), 'ky', 'idb-keyval'].map(
  (key) => /^(?:@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key,
)
/** Without React's functions for JSX in development, which hold no state and take React from the page. */
const folders = new RegExp(
  `node_modules/(?:${packages.join('|')})/(?!.*jsx-dev-runtime)` +
    '|page-library/(?:src|dist)/(?:session/(?:index|bus)\\.|api/|storage/drafts\\.|navigation/navigation\\.)' +
    '|shared-contracts/(?:src|dist)/brand/(?!(?:noun|parts|sie-or-du)\\.)',
)

/** Libraries of the optional shared modules; only those modules may import them. */
const libraries = /node_modules\/(valibot|lucide-react)\//
const optionalSharedFiles = new Set(
  sharedModulesOf('optional').map((key) => fileURLToPath(import.meta.resolve(importPathOf(key)))),
)

/** The import paths to name in an error. */
const pathsOf = (instance: 'single' | 'optional'): string => sharedModulesOf(instance).map(importPathOf).join(', ')

const fileOf = (module: Module | null): string =>
  module !== null && 'resource' in module && typeof module.resource === 'string' ? module.resource : ''

/**
 * Fails a remote's build that bundles a singleton (a second React breaks hooks, a second session logs members out of
 * parts of the page) or a library of an optional shared module.
 */
export function forbidBundledSingletons(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('singletons', (compilation) => {
    const report = (message: string): void => {
      compilation.errors.push(Object.assign(new Error(message), { name: 'SingletonError' }) as never)
    }
    compilation.hooks.finishModules.tap('singletons', (modules) => {
      for (const module of modules) {
        const file = fileOf(module)
        if (folders.test(file))
          report(`${file} would be bundled a second time; import it as one of: ${pathsOf('single')}`)
        if (!libraries.test(file)) continue
        for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
          const importer = fileOf(originModule)
          if (importer === '' || libraries.test(importer) || optionalSharedFiles.has(importer)) continue
          report(`${importer} would load ${file} a second time; import one of: ${pathsOf('optional')}`)
        }
      }
    })
  })
}

/**
 * Gives the container and its runtime ids of their own. Those that webpack computes depend on the name of a file of the
 * federation plugin, which is a hash of absolute paths: a build would have other bytes in every folder.
 */
export function stableIds(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('stable-ids', (compilation) => {
    // Before webpack's own ids, which keep those that there are.
    compilation.hooks.moduleIds.tap({ name: 'stable-ids', stage: -100 }, (modules) => {
      for (const module of modules) {
        const identifier = module.identifier()
        const isRuntime = /[\\/]\.federation[\\/]entry\./.test(identifier)
        if (identifier.startsWith('container entry')) compilation.chunkGraph.setModuleId(module, 'container')
        else if (isRuntime) compilation.chunkGraph.setModuleId(module, 'runtime')
      }
    })
  })
}
