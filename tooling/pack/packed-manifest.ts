type Exports = Readonly<Record<string, string>>

/** A package.json, as far as packing changes it. */
export type Manifest = {
  name: string
  version: string
  /** The terms for teams; of the repository if the package has none. */
  license?: string
  exports?: Exports
  /** In place of `exports`, where the repository imports more than teams may. */
  publishConfig?: { exports: Exports }
  /**
   * Paths of earlier versions, which work until the next major one: a file of this package, or modules that have what
   * it had.
   */
  formerExports?: Readonly<Record<string, string | readonly string[]>>
  bin?: Readonly<Record<string, string>>
  dependencies?: Readonly<Record<string, string>>
  /**
   * Packages that only teams need: with the TypeScript that a peer of the federation plugin asks for, npm would put
   * version 7 at a team's root, whose `ts-loader` needs the interface that ended with version 6.
   */
  packedDependencies?: Readonly<Record<string, string>>
  /** The browsers for which the package builds. */
  browserslist?: string
  sideEffects?: unknown
  customElements?: string
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** Packages of which a page or a build must have one copy; the team that installs chooses it. */
const isPeer = (name: string): boolean =>
  name.startsWith('@portal/') || ['react', 'react-dom', 'nanostores', '@nanostores/react'].includes(name)

/** `./src/session/index.ts` → `./dist/session/index.js`. */
const built = (file: string): string => file.replace('./src/', './dist/').replace(/\.tsx?$/, '.js')

/** The modules that have what a former path had, if they are not one file of the package. */
export const modulesOf = (target: string | readonly string[]): readonly string[] =>
  [target].flat().filter((module) => module.startsWith('@portal/'))

/** The file of such a former path: it exports what its modules export. */
export const formerFile = (entry: string): string => `./src/former/${entry === '.' ? 'index' : entry.slice(2)}.ts`

/** The entries of an export: JavaScript with its declarations, declarations alone, or another file. */
function packedExport(file: string): string | { types: string; default?: string } {
  if (file.endsWith('.d.ts')) return { types: file.replace('./src/', './dist/') }
  return /\.tsx?$/.test(file) ? { types: built(file).replace(/\.js$/, '.d.ts'), default: built(file) } : built(file)
}

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** The entries of the former paths of a package. */
const formerEntries = ({ formerExports = {} }: Manifest): Exports =>
  Object.fromEntries(
    Object.entries(formerExports).map(([entry, target]) => [
      entry,
      typeof target === 'string' && modulesOf(target).length === 0 ? target : formerFile(entry),
    ]),
  )

/**
 * The federation plugin of Vite takes a shared module from the page only where a file with a path of its own imports
 * it; in a file without one, the package's own copy of the session would be the one without a member. Teams do not
 * import these.
 */
const internalFiles = { './internal/*': './dist/*' }

/** What every packed package has. */
const packed = ({ name, version, license = 'UNLICENSED' }: Manifest, exports: Exports) => ({
  name,
  version,
  license,
  type: 'module',
  exports: { ...mapValues(exports, packedExport), './package.json': './package.json' },
})

/** The package.json of a packed package: exports of built files, its own peers, and as peers what must be one copy. */
export function packedManifest(manifest: Manifest): object {
  const {
    bin,
    exports = {},
    publishConfig,
    formerExports = {},
    packedDependencies,
    browserslist,
    sideEffects,
  } = manifest
  const { peerDependencies, peerDependenciesMeta } = manifest
  const newHomes = Object.values(formerExports)
    .flatMap(modulesOf)
    .map((module) => /^@portal\/[\w-]+/.exec(module)?.[0] ?? '')
    .filter((name) => name !== manifest.name)
    .map((name) => [name, manifest.version])
  const dependencies: Readonly<Record<string, string>> = { ...manifest.dependencies, ...Object.fromEntries(newHomes) }
  const [peers, own] = [true, false].map((peer) =>
    Object.fromEntries(Object.entries(dependencies).filter(([dependency]) => isPeer(dependency) === peer)),
  )
  return {
    ...packed(manifest, { ...(publishConfig?.exports ?? exports), ...formerEntries(manifest), ...internalFiles }),
    engines: { node: '>=24' },
    files: ['dist', 'template', 'template-tools', 'README.md', 'CHANGELOG.md'],
    ...(bin && { bin: mapValues(bin, built) }),
    ...(sideEffects !== undefined && { sideEffects }),
    ...(browserslist !== undefined && { browserslist }),
    dependencies: { ...own, ...packedDependencies },
    peerDependencies: {
      ...mapValues(peers ?? {}, (range) => (/^\d/.test(range) ? `^${range}` : range)),
      ...peerDependencies,
    },
    ...(peerDependenciesMeta !== undefined && { peerDependenciesMeta }),
  }
}

/**
 * The package.json of a package that is packed as one bundle: it needs nothing but the peers that its own one names.
 */
export function bundledManifest(manifest: Manifest): object {
  const { exports = {}, publishConfig, customElements = '', peerDependencies, peerDependenciesMeta } = manifest
  return {
    ...packed(manifest, publishConfig?.exports ?? exports),
    files: ['dist', 'README.md', 'CHANGELOG.md', customElements],
    sideEffects: false,
    customElements,
    peerDependencies,
    peerDependenciesMeta,
  }
}
