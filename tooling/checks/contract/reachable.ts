import path from 'node:path'
import { splitStatements } from './statements.ts'

/** Where a name comes from: a file of the declarations, and the name there; `*` for all of its exports. */
type Source = { file: string; name: string }

type Module = {
  statements: readonly { text: string; names: readonly string[] }[]
  imported: ReadonlyMap<string, Source>
  reExported: ReadonlyMap<string, Source>
}

const names = (list: string): { local: string; original: string }[] =>
  list.split(',').flatMap((part) => {
    const [, original = '', local = original] = /^\s*(?:type )?([\w$]+)(?: as ([\w$]+))?\s*$/.exec(part) ?? []
    return original === '' ? [] : [{ local, original }]
  })

function readModule(file: string, text: string): Module {
  const [imported, reExported] = [new Map<string, Source>(), new Map<string, Source>()]
  const target = (request: string): string =>
    path.posix.join(path.posix.dirname(file), request.replace(/\.tsx?$/, '.d.ts'))
  const statements = splitStatements(text).flatMap((statement) => {
    const [, keyword, list = '', request = ''] =
      /^(import|export) (?:type )?(\{[^}]*\}|\* as \w+) from ['"](.+?)['"]/.exec(statement) ?? []
    const into = keyword === 'import' ? imported : reExported
    for (const { local, original } of names(list.replace(/[{}]/g, '')))
      into.set(local, { file: target(request), name: original })
    const namespace = /^\* as (\w+)$/.exec(list)?.[1]
    if (namespace) into.set(namespace, { file: target(request), name: '*' })
    const name = /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|type|interface) ([\w$]+)/.exec(
      statement,
    )?.[1]
    return [
      {
        text: statement,
        names:
          name === undefined
            ? [...names(list.replace(/[{}]/g, '')).map(({ local }) => local), ...(namespace ? [namespace] : [])]
            : [name],
      },
    ]
  })
  return { statements, imported, reExported }
}

/** The statements of all files that the exports of the entries need; imports and names that nothing needs are left out. */
export function reachable(all: ReadonlyMap<string, string>, entries: readonly string[]): ReadonlyMap<string, string> {
  const modules = new Map<string, Module>()
  const needed = new Map<string, Set<string>>()
  const moduleOf = (file: string): Module | undefined => {
    const text = all.get(file)
    if (text !== undefined && !modules.has(file)) modules.set(file, readModule(file, text))
    return modules.get(file)
  }

  function need({ file, name }: Source): void {
    const module = moduleOf(file)
    if (!module) return
    const set = needed.get(file) ?? new Set()
    needed.set(file, set)
    if (name === '*') {
      for (const { text, names } of module.statements)
        if (text.startsWith('export ')) for (const exported of names) need({ file, name: exported })
      return
    }
    if (set.has(name)) return
    set.add(name)
    const source = module.imported.get(name) ?? module.reExported.get(name)
    if (source) return need(source)
    const text = module.statements
      .filter(({ names }) => names.includes(name))
      .map(({ text }) => text)
      .join('')
    for (const [, request = '', member = ''] of text.matchAll(/import\(['"](\..+?)['"]\)\.(\w+)/g)) {
      need({ file: path.posix.join(path.posix.dirname(file), request.replace(/\.tsx?$/, '.d.ts')), name: member })
    }
    const known = new Set([...module.statements.flatMap(({ names }) => names), ...module.imported.keys()])
    for (const [identifier] of text.matchAll(/[\w$]+(?![\w$]*\??:)/g))
      if (known.has(identifier)) need({ file, name: identifier })
  }

  for (const file of entries) need({ file, name: '*' })
  return new Map(
    [...needed].map(([file, set]) => {
      const kept = (modules.get(file)?.statements ?? []).filter(({ names }) => names.some((name) => set.has(name)))
      return [file, kept.map(({ text }) => text).join('')] as const
    }),
  )
}
