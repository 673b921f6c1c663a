import { createImportReport, importsFile } from './import-report.ts'

type Dependency = { type: string; request?: string | undefined; ids?: readonly string[] | undefined }
/** Blocks are what is loaded on demand. */
type Block = { dependencies: readonly Dependency[]; blocks?: readonly Block[] }
type BuiltModule = Block & { resource?: unknown }

/** What the plugin uses of a compiler; webpack's and Rspack's have it. */
type AnyCompiler = {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number }
    sources: { RawSource: new (text: string) => never }
  }
  hooks: { thisCompilation: { tap: (name: string, use: (compilation: AnyCompilation) => void) => void } }
}
type AnyCompilation = {
  hooks: {
    finishModules: { tap: (name: string, use: (modules: Iterable<object>) => void) => void }
    processAssets: { tap: (options: { name: string; stage: number }, use: () => void) => void }
  }
  emitAsset: (file: string, source: never) => void
}

const name = 'report-imports'
/** Kinds of dependencies in which a module names an export of another one, as webpack and Rspack call them. */
const namesExport = /^(?:harmony|esm) (?:import|export import(?:ed)?) specifier$/

const dependenciesOf = ({ dependencies, blocks = [] }: Block): readonly Dependency[] => [
  ...dependencies,
  ...blocks.flatMap(dependenciesOf),
]

/**
 * Makes webpack, and Rspack in Rsbuild, write `contract-imports.json`: which exports of the contract the sources of a
 * remote import. `remotes release` puts them into the release record (docs/release-a-remote.md).
 */
export function reportImports({ webpack, hooks }: AnyCompiler): void {
  hooks.thisCompilation.tap(name, (compilation) => {
    const report = createImportReport()
    // Later webpack joins modules to one, which has other dependencies.
    compilation.hooks.finishModules.tap(name, (modules) => {
      for (const module of modules as Iterable<BuiltModule>) {
        const { resource } = module
        if (typeof resource !== 'string') continue
        for (const { type, request, ids } of dependenciesOf(module)) {
          if (request === undefined) continue
          if (namesExport.test(type)) report.add(resource, request, ids?.[0])
          else if (type === 'import()') report.add(resource, request)
        }
      }
    })
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      compilation.emitAsset(importsFile, new webpack.sources.RawSource(JSON.stringify(report.result(), null, 2)))
    })
  })
}
