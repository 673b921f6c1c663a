import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../build/root.ts'
import { withoutComments, withTag } from './comments.ts'

const compilerOptions = (
  '--ignoreConfig --target es2024 --module nodenext --jsx react-jsx --strict --skipLibCheck --types node ' +
  '--allowImportingTsExtensions --exactOptionalPropertyTypes --noUncheckedIndexedAccess --pretty false ' +
  '--declaration --emitDeclarationOnly --noEmit false'
).split(' ')

/** Where each name of a type comes from. */
export type TypeSources = Readonly<Record<string, string>>

/** A module that makes the compiler write the fields of types that are computed from schemas. */
const withFields = (types: TypeSources): string =>
  [
    'type Plain<T> = T extends object ? { [K in keyof T]: Plain<T[K]> } : T',
    'declare const plain: <T>() => Plain<T>',
    ...Object.entries(types).map(
      ([name, source]) =>
        `import type { ${name} as ${name}Type } from '${source}'\nexport const ${name} = plain<${name}Type>()`,
    ),
  ].join('\n')

const reExport = /^export (type )?\{ (.*?),? \} from '(.*)'$/

/** The file that a module is re-exported from: beside it, or in another package of the repository; null for others. */
function sourceOf(folder: string, file: string, module: string): string | null {
  if (module.startsWith('.')) return path.join(path.dirname(file), module)
  const [, name = '', entry = ''] = /^(@portal\/[\w-]+)\/(.+)$/.exec(module) ?? []
  if (name === '') return null
  const place = realpathSync(path.join(folder, 'node_modules', name))
  const { exports } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>
  }
  return path.join(place, exports[`./${entry}`] ?? '')
}

/** The lines of a file's declarations, without imports, and of the files that it re-exports from. */
function linesOf(folder: string, emitted: string, file: string): string[] {
  const text = readFileSync(path.join(emitted, file.replace(/\.tsx?$/, '.d.ts')), 'utf8')
  return withoutComments(text).flatMap(({ line, tag }) => {
    const [, types, names = '', from = ''] = reExport.exec(line) ?? []
    if (names !== '') {
      const exported = names.split(', ').map((name) => `export ${name.replace(/^type /, '')}`)
      const source = types === undefined ? sourceOf(folder, file, from) : null
      const own = exported.flatMap((name) => withTag(name, tag))
      return source === null ? own : [...own, ...linesOf(folder, emitted, source)]
    }
    const isLeftOut = /^import |^export \{\}/.test(line) || !/\w/.test(line)
    // The file that a type is from may move.
    return isLeftOut ? [] : withTag(line.replaceAll(/import\("[^"]*"\)\./g, ''), tag)
  })
}

/**
 * Files of other packages that a file re-exports from. The compiler writes their declarations only if it is given them.
 */
const inOtherPackages = (folder: string, file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export .* from '(@portal\/[^']+)'$/gm)].flatMap(
    ([, module = '']) => sourceOf(folder, file, module) ?? [],
  )

/** The lines of the statements that begin with a pattern. */
export function statements(lines: readonly string[], beginning: RegExp): string[] {
  let isKept = false
  return lines.filter((line) => {
    if (!line.startsWith(' ') && !line.startsWith('}')) isKept = beginning.test(line)
    return isKept
  })
}

/**
 * Declarations of files of a folder, by the compiler: of each file, and of the types that are computed.
 * @throws Error if the sources do not compile
 */
export function emitDeclarations(
  folder: string,
  files: readonly string[],
  types: TypeSources,
): { ofFile: (file: string) => string[]; ofType: (name: string) => string[] } {
  using temporary = mkdtempDisposableSync(path.join(realpathSync(tmpdir()), 'contract-'))
  const scratch = temporary.path
  symlinkSync(path.join(folder, 'node_modules'), path.join(scratch, 'node_modules'))
  const fields = path.join(scratch, 'fields.ts')
  writeFileSync(fields, withFields(types))
  const emitted = path.join(scratch, 'emitted')
  const own = files.map((file) => path.join(folder, file))
  const sources = [fields, ...own, ...own.flatMap((file) => inOtherPackages(folder, file))]
  const out = ['--rootDir', path.parse(folder).root, '--outDir', emitted]
  const tsc = spawnSync(path.join(root, 'node_modules/.bin/tsc'), [...sources, ...compilerOptions, ...out], {
    cwd: scratch,
    encoding: 'utf8',
  })
  if (tsc.status !== 0) throw new Error(tsc.stdout)
  const byFile = new Map(files.map((file) => [file, linesOf(folder, emitted, path.join(folder, file))]))
  const ofTypes = linesOf(folder, emitted, fields)
  return {
    ofFile: (file) => byFile.get(file) ?? [],
    ofType: (name) => statements(ofTypes, new RegExp(`^export declare const ${name}\\b`)),
  }
}
