import { createImportReport, importsFile } from './import-report.ts'

/** A statement of a module, as Rollup's `this.parse` gives it. */
type Statement = {
  type: string
  source?: { value?: unknown } | null
  specifiers?: readonly { imported?: NamedNode; local?: NamedNode }[]
}
type NamedNode = { name?: string; value?: unknown }

type Context = {
  parse: (code: string) => { body: readonly object[] }
  emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string
}

/** `import('@portal/page-library/session')`, which loads the whole module. */
const dynamicImport = /\bimport\(\s*(['"`])(@portal\/[\w/-]+)\1\s*\)/g

const nameOf = ({ name, value }: NamedNode): string => name ?? String(value)

/** Which exports of which modules a statement imports; an import of a whole module has no name. */
function importsOf({ type, source, specifiers = [] }: Statement): { request: string; name?: string }[] {
  if (typeof source?.value !== 'string') return []
  const request = source.value
  if (type === 'ExportAllDeclaration') return [{ request }]
  if (type === 'ExportNamedDeclaration')
    return specifiers.map(({ local }) => ({ request, ...(local && { name: nameOf(local) }) }))
  return specifiers.map(({ imported }) => ({ request, ...(imported && { name: nameOf(imported) }) }))
}

/**
 * A plugin for Vite that writes `contract-imports.json`: which exports of the contract the sources of a remote import.
 * `remotes release` puts them into the release record (docs/release-a-remote.md). It stands before the federation
 * plugin.
 */
export function reportImportsOfVite() {
  let report = createImportReport()
  return {
    name: 'report-imports',
    apply: 'build' as const,
    buildStart(): void {
      report = createImportReport()
    },
    transform(this: Context, code: string, id: string): null {
      const file = id.replace(/\?.*$/, '')
      // After Vite's own plugins sources are JavaScript; modules of other plugins have no file.
      if (id.startsWith('\0') || !/\.[cm]?[jt]sx?$/.test(file)) return null
      for (const statement of this.parse(code).body as readonly Statement[])
        for (const { request, name } of importsOf(statement)) report.add(file, request, name)
      for (const [, , request = ''] of code.matchAll(dynamicImport)) report.add(file, request)
      return null
    },
    generateBundle(this: Context): void {
      this.emitFile({ type: 'asset', fileName: importsFile, source: JSON.stringify(report.result(), null, 2) })
    },
  }
}
