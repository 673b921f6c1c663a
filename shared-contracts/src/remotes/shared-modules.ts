/**
 * The modules that the shell provides to remotes, with the versions that remotes are built for. A page has exactly one
 * instance of each, and remotes contain no copy; of an `optional` one a remote has its own copy, for a shell whose
 * version is too low (docs/decisions/0010-optional-shared-modules.md). Added exports increment the minor version,
 * removed or changed ones the major version. `contractVersion` covers the other modules of this repository.
 */
export const sharedModules = {
  react: { version: '19.0.0' },
  'react/jsx-runtime': { version: '19.0.0' },
  'react-dom': { version: '19.0.0' },
  'react-dom/client': { version: '19.0.0' },
  nanostores: { version: '1.0.0' },
  '@nanostores/react': { version: '1.0.0' },
  '@portal/shared-contracts/account-coupons': { version: '1.0.0' },
  '@portal/shared-contracts/api': { version: '1.0.0' },
  '@portal/shared-contracts/brand': { version: '1.0.0' },
  '@portal/shared-contracts/brand/content': { version: '1.0.0' },
  '@portal/shared-contracts/bus': { version: '1.0.0' },
  '@portal/shared-contracts/drafts': { version: '1.0.0' },
  '@portal/shared-contracts/navigation': { version: '1.0.0' },
  '@portal/shared-contracts/session': { version: '1.0.0' },
  '@portal/shared-contracts/schema': { version: '1.1.0', optional: true },
  '@portal/shared-ui/icons': { version: '1.0.0', optional: true },
} as const satisfies Record<string, { version: string; optional?: true }>
export type SharedModules = typeof sharedModules
export type SharedModule = keyof SharedModules

/** The names of the shared modules that a page has once, or of those that a remote may have its own copy of. */
export const sharedModulesOf = (instance: 'single' | 'optional'): SharedModule[] =>
  (Object.keys(sharedModules) as SharedModule[]).filter(
    (name) => 'optional' in sharedModules[name] === (instance === 'optional'),
  )
