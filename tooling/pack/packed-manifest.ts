type Exports = Readonly<Record<string, string>>

/** A package.json, as far as packing changes it. */
export type Manifest = {
  name: string
  version: string
  exports?: Exports
  /** In place of `exports` in the package of a bundle, which has fewer files. */
  publishConfig?: { exports: Exports }
  /** Paths of earlier versions, which work until the next major one: files of this package or modules of another one. */
  formerExports?: Exports
  bin?: Readonly<Record<string, string>>
  dependencies?: Readonly<Record<string, string>>
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

/** Whether a former path is now a module of another package. */
export const isElsewhere = (target: string): boolean => target.startsWith('@portal/')

/** The file of a former path whose module is in another package now: it exports what that one exports. */
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
    Object.entries(formerExports).map(([entry, target]) => [entry, isElsewhere(target) ? formerFile(entry) : target]),
  )

/** What every packed package has. */
const packed = ({ name, version }: Manifest, exports: Exports) => ({
  name,
  version,
  license: 'UNLICENSED',
  type: 'module',
  exports: { ...mapValues(exports, packedExport), './package.json': './package.json' },
})

/** The package.json of a packed package: exports of built files, and peer dependencies of what must be one copy. */
export function packedManifest(manifest: Manifest): object {
  const { bin, exports = {}, formerExports = {}, browserslist, sideEffects } = manifest
  const elsewhere = Object.values(formerExports).filter(isElsewhere)
  const newHomes = elsewhere.map((target) => [/^@portal\/[\w-]+/.exec(target)?.[0] ?? '', manifest.version])
  const dependencies: Readonly<Record<string, string>> = { ...manifest.dependencies, ...Object.fromEntries(newHomes) }
  const [peers, own] = [true, false].map((peer) =>
    Object.fromEntries(Object.entries(dependencies).filter(([dependency]) => isPeer(dependency) === peer)),
  )
  return {
    ...packed(manifest, { ...exports, ...formerEntries(manifest) }),
    engines: { node: '>=24' },
    files: ['dist', 'template', 'template-tools', 'README.md', 'CHANGELOG.md'],
    ...(bin && { bin: mapValues(bin, built) }),
    ...(sideEffects !== undefined && { sideEffects }),
    ...(browserslist !== undefined && { browserslist }),
    dependencies: own,
    peerDependencies: mapValues(peers ?? {}, (range) => (/^\d/.test(range) ? `^${range}` : range)),
  }
}

/** The package.json of a package that is packed as one bundle: it needs nothing but the peers that its own one names. */
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
