import type { ComponentType } from 'react'

/**
 * Version of what shell and remotes share: module shapes, session atoms, bus events, navigation.
 * Incremented when an older remote or shell would break.
 */
export const contractVersion = 3

/** Contract versions a remote works with, both inclusive. */
export type ContractRange = { from: number; to: number }

/** The contract versions of remotes built from this source. */
export const contractRange: ContractRange = { from: 3, to: 3 }

export const isCompatible = ({ from, to }: ContractRange, version = contractVersion): boolean =>
  from <= version && version <= to

/** Code that is loaded on demand; the shell caches it and retries. */
export type Loadable = { load: () => Promise<{ Component: ComponentType }> }

/** Options of the layout around a page. */
export type PageFlags = {
  loginRequired?: boolean
  hideHeader?: boolean
  hideMenu?: boolean
  hideFooter?: boolean
  hideHero?: boolean
}

/**
 * Shapes that the shell shows while the code of a page loads: `list` cards, `task` one card over the hero, `parts`
 * sections with a heading each, `detail` a picture beside text, `steps` a task in steps.
 */
export const skeletonShapes = ['list', 'task', 'parts', 'detail', 'steps'] as const
export type SkeletonShape = (typeof skeletonShapes)[number]

/** The shape with a name; `list` for none and for names that only newer remotes know. */
export const skeletonShape = (name: string | undefined): SkeletonShape =>
  skeletonShapes.find((shape) => shape === name) ?? 'list'

/** A page of a remote; `:name` in the path is a parameter. */
export type RemoteRoute = Loadable & PageFlags & { path: string; title: string; skeleton?: SkeletonShape }

/** The module `./routes` of a remote. */
export type RemoteModule = { routes: readonly RemoteRoute[] }

/** The module of a named widget. */
export type WidgetModule = { widget: Loadable }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isLoadable = (value: unknown): value is Loadable => isObject(value) && typeof value['load'] === 'function'

/** Checks the module `./routes` at run time, because the compiler sees this build only and not what was deployed. */
export const isRemoteModule = (value: unknown): value is RemoteModule =>
  isObject(value) &&
  Array.isArray(value['routes']) &&
  value['routes'].every((route) => isLoadable(route) && 'path' in route && typeof route.path === 'string')

export const isWidgetModule = (value: unknown): value is WidgetModule => isObject(value) && isLoadable(value['widget'])

/** Modules of which a page must have exactly one instance; the shell provides them. */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'nanostores',
  '@nanostores/react',
  '@delikaterie/shared-contracts/account-coupons',
  '@delikaterie/shared-contracts/api',
  '@delikaterie/shared-contracts/drafts',
  '@delikaterie/shared-contracts/session',
  '@delikaterie/shared-contracts/bus',
  '@delikaterie/shared-contracts/navigation',
] as const
export type Singleton = (typeof singletons)[number]

/**
 * Modules around libraries that a page should load once, with their versions. A remote uses the shell's
 * module if that is new enough, else its own. Added exports increment the minor version, removed or
 * changed ones the major version (docs/decisions/0010-optional-shared-modules.md).
 */
export const optionalShared = {
  '@delikaterie/shared-contracts/schema': '1.0.0',
  '@delikaterie/shared-ui/icons': '1.0.0',
} as const
export type OptionalShared = keyof typeof optionalShared

/** Sets the integrity of a script element before it is inserted; throws if the hash of its URL is unknown. */
export type ApplyIntegrity = (script: HTMLScriptElement) => void

/** Name (for `Symbol.for`) of the page's {@link ApplyIntegrity}, called by the chunk loaders of all builds. */
export const integrityKey = 'delikaterie.integrity'
