import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { format } from 'prettier'
import { root } from '../../build/root.ts'
import { reachable } from './reachable.ts'
import { propertiesForMethods, splitStatements, withFields } from './statements.ts'

/** Declarations by path in shared-contracts/contract, such as `bus/bus.d.ts`. */
export type Declarations = ReadonlyMap<string, string>

/** The file whose types make up the contract. */
export const surfaceFile = 'remotes/surface.d.ts'

/** The optional shared modules, which have versions of their own. */
export const optionalModules = [
  { name: '@delikaterie/shared-contracts/schema', file: 'schema/schema.d.ts', library: 'valibot' },
  { name: '@delikaterie/shared-ui/icons', file: 'icons/icons.d.ts', library: 'lucide-react' },
] as const

const sources = [
  'shared-contracts/src/remotes/surface.ts',
  'shared-contracts/src/schema/schema.ts',
  'shared-ui/src/icons/icons.tsx',
] as const

const compilerOptions = (
  '--ignoreConfig --target es2024 --module nodenext --jsx react-jsx --strict --skipLibCheck --types node ' +
  '--allowImportingTsExtensions --exactOptionalPropertyTypes --noUncheckedIndexedAccess --pretty false'
).split(' ')

/** Runs the compiler in a folder; gives its messages. */
export const compile = (folder: string, args: readonly string[]): string =>
  spawnSync(path.join(root, 'node_modules/.bin/tsc'), [...args, ...compilerOptions], { cwd: folder, encoding: 'utf8' })
    .stdout

/** Runs work in a temporary folder in which the installed packages can be imported. */
export async function inScratch<T>(folder: string, work: (scratch: string) => Promise<T> | T): Promise<T> {
  const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'contract-')))
  try {
    symlinkSync(path.join(folder, 'node_modules'), path.join(scratch, 'node_modules'))
    return await work(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Types that are computed from schemas: their declarations name the schema, not the fields. */
const computedType = /^export type (\w+) =\s+(?:v\.Infer(?:Input|Output)<|\{ \[C in TableCall)/gm

function computedTypes(folder: string): { file: string; name: string }[] {
  return globSync('shared-contracts/src/**/*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(computedType)].map(([, name = '']) => ({ file, name })),
  )
}

/** A module that makes the compiler write the fields of computed types. */
const expansion = (folder: string, types: readonly { file: string; name: string }[]): string =>
  [
    'type Plain<T> = T extends (request: infer A) => infer R ? (request: Plain<A>) => Plain<R> : T extends object ? { [K in keyof T]: Plain<T[K]> } : T',
    'const plain = <T,>() => null as unknown as Plain<T>',
    ...types.map(
      ({ file, name }, index) =>
        `import type { ${name} as T${index} } from '${path.join(folder, file)}'\nexport const t${index} = plain<T${index}>()`,
    ),
  ].join('\n')

/** `shared-contracts/src/bus/bus.d.ts` and `@delikaterie/shared-contracts/bus` as `bus/bus.d.ts`. */
const placeOf = (file: string): string => file.replace(/^.*?(?:shared-contracts|shared-ui)\/src\//, '')

/** Files of the modules that are imported by package name. */
function packageModules(folder: string): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'shared-contracts/package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const modules = Object.entries(exports).map(
    ([name, file]) => [`@delikaterie/shared-contracts${name.slice(1)}`, file.replace('./src/', '')] as const,
  )
  return new Map(modules)
}

/** Imports within the contract as relative ones, so that the declarations stand for themselves. */
function relativeImports(text: string, place: string, modules: ReadonlyMap<string, string>): string {
  return text.replace(/(?<=from |import\()(['"])(@delikaterie\/.+?)\1/g, (whole, _quote, name: string) => {
    const file = modules.get(name)
    if (file === undefined) return whole
    const relative = path.posix.relative(path.posix.dirname(place), file)
    return `'${relative.startsWith('.') ? relative : `./${relative}`}'`
  })
}

/**
 * The declarations of everything that {@link surfaceFile} reaches, without comments; computed types are written
 * out. Empty if the sources do not compile.
 */
export async function declarationsOf(folder: string): Promise<Declarations> {
  if (!existsSync(path.join(folder, sources[0]))) return new Map()
  const types = computedTypes(folder)
  const emitted = await inScratch(folder, (scratch) => {
    const out = path.join(scratch, 'out')
    writeFileSync(path.join(scratch, 'expansion.ts'), expansion(folder, types))
    const entries = [path.join(scratch, 'expansion.ts'), ...sources.map((file) => path.join(folder, file))]
    const emit = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--removeComments']
    compile(scratch, [...entries, ...emit, '--rootDir', path.parse(folder).root, '--outDir', out])
    return new Map(
      globSync('**/*.d.ts', { cwd: out }).map((file) => [file, readFileSync(path.join(out, file), 'utf8')] as const),
    )
  })
  const expanded = [...emitted].find(([file]) => file.endsWith('expansion.d.ts'))?.[1] ?? ''
  const fields = new Map(
    splitStatements(expanded).flatMap((statement) => {
      const [, index, text = ''] = /^export declare const t(\d+): ([\s\S]*);\s*$/.exec(statement) ?? []
      const type = types[Number(index)]
      return type ? [[`${placeOf(type.file)} ${type.name}`, text] as const] : []
    }),
  )
  const modules = packageModules(folder)
  const all = new Map(
    [...emitted].map(([file, text]) => {
      const place = placeOf(file)
      const source = types.find((type) => placeOf(type.file).replace(/\.tsx?$/, '.d.ts') === place)?.file ?? ''
      const statements = withFields(splitStatements(text), (name) => fields.get(`${placeOf(source)} ${name}`))
      return [place, propertiesForMethods(relativeImports(statements.join(''), place, modules))] as const
    }),
  )
  const reached = reachable(all, [surfaceFile, ...optionalModules.map(({ file }) => file)])
  const formatted = await Promise.all(
    [...reached].map(async ([file, text]) => {
      const library = optionalModules.find((module) => module.file === file)?.library
      const head = library === undefined ? '' : `// ${library} ${majorOf(folder, library)}\n`
      const code = await format(head + text, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120 })
      return [file, code] as const
    }),
  )
  return new Map(formatted.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The major version of an installed library. */
function majorOf(folder: string, library: string): string {
  const file = path.join(folder, 'node_modules', library, 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version.split('.')[0] ?? ''
}

/** The declarations in a folder. */
export const readDeclarations = (folder: string): Declarations =>
  new Map(
    globSync('**/*.d.ts', { cwd: folder })
      .toSorted()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const),
  )

/** Replaces the declarations in a folder. */
export function writeDeclarations(folder: string, declarations: Declarations): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of declarations) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}
