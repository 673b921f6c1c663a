/**
 * The modules that the shell provides to remotes, by the keys under which both find them at run time (`shareKey`), with
 * the versions that remotes are built for. `module` is the import path of a module that has moved since its key was
 * released: keys stay as they are. A page has exactly one instance of each, and remotes contain no copy; of an
 * `optional` one a remote has its own copy, for a shell whose version is too low
 * (docs/decisions/0010-optional-shared-modules.md). Added exports increment the minor version, removed or changed ones
 * the major version. `contractVersion` covers the other modules of this repository.
 */
export const sharedModules = {
  react: { version: '19.0.0' },
  'react/jsx-runtime': { version: '19.0.0' },
  'react-dom': { version: '19.0.0' },
  'react-dom/client': { version: '19.0.0' },
  nanostores: { version: '1.0.0' },
  '@nanostores/react': { version: '1.0.0' },
  '@portal/shared-contracts/account-coupons': { version: '1.0.0', module: '@portal/page-library/api/account-coupons' },
  '@portal/shared-contracts/api': { version: '1.0.0', module: '@portal/page-library/api' },
  '@portal/shared-contracts/brand': { version: '1.0.0', module: '@portal/shared-contracts/brand/brand' },
  '@portal/shared-contracts/brand/content': { version: '1.0.0' },
  '@portal/shared-contracts/bus': { version: '1.0.0', module: '@portal/page-library/session/bus' },
  '@portal/shared-contracts/drafts': { version: '1.0.0', module: '@portal/page-library/storage/drafts' },
  '@portal/shared-contracts/navigation': { version: '1.0.0', module: '@portal/page-library/navigation/navigation' },
  '@portal/shared-contracts/session': { version: '1.0.0', module: '@portal/page-library/session' },
  '@portal/shared-contracts/schema': { version: '1.1.0', optional: true },
  '@portal/shared-ui/icons': { version: '1.0.0', optional: true, module: '@portal/shared-ui/icons/icons' },
} as const satisfies Record<string, { version: string; optional?: true; module?: string }>
export type SharedModules = typeof sharedModules
/** The key of a shared module. */
export type SharedModule = keyof SharedModules

/** The keys of the shared modules that a page has once, or of those that a remote may have its own copy of. */
export const sharedModulesOf = (instance: 'single' | 'optional'): SharedModule[] =>
  (Object.keys(sharedModules) as SharedModule[]).filter(
    (key) => 'optional' in sharedModules[key] === (instance === 'optional'),
  )

/** The import path of a shared module. */
export function importPathOf(key: SharedModule): string {
  const entry = sharedModules[key]
  return 'module' in entry ? entry.module : key
}

/** The key of the shared module that an import path means; null for the path of another module. */
export const sharedModuleOf = (importPath: string): SharedModule | null =>
  (Object.keys(sharedModules) as SharedModule[]).find(
    (key) => key === importPath || importPathOf(key) === importPath,
  ) ?? null
