import type { ComponentType } from 'react'
import type { MenuEntry, SlotName } from './registry-document.ts'

/**
 * Version of what shell, remotes and embedding pages share, as major.minor.patch: module shapes, session atoms, bus
 * events, calls, navigation, elements. `npm run check` says what a change requires
 * (docs/decisions/0020-contract-as-declarations.md).
 */
export const contractVersion = '4.1.0'

/**
 * Whether code built for the version `built` works with what has the version `provided`: the same major and the same or
 * a higher minor version.
 */
export function isCompatible(built: string, provided: string = contractVersion): boolean {
  const [major, minor = 0] = built.split('.').map(Number)
  const [providedMajor, providedMinor = 0] = provided.split('.').map(Number)
  return major === providedMajor && minor <= providedMinor
}

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
 * Shapes that the shell shows while the code of a page loads: `list` cards below filters, `products` the same with two
 * columns on a phone, `cards` cards alone, `task` one card over the hero, `parts` sections with a heading each,
 * `detail` a picture beside text, `steps` a task in steps.
 */
export const skeletonShapes = ['list', 'products', 'cards', 'task', 'parts', 'detail', 'steps'] as const
export type SkeletonShape = (typeof skeletonShapes)[number]

/** The shape with a name; `list` for none and for names that only newer remotes know. */
export const skeletonShape = (name: string | undefined): SkeletonShape =>
  skeletonShapes.find((shape) => shape === name) ?? 'list'

/** A page of a remote; `:name` in the path is a parameter. */
export type RemoteRoute = Loadable &
  PageFlags & {
    path: string
    title: string
    /**
     * The text below the title, of a page whose hero is `title` and this: the shell shows both while its code loads.
     */
    lead?: string
    /** The same text for a brand that addresses its members with 'Du'; without it `lead`. */
    leadWithDu?: string
    skeleton?: SkeletonShape
  }

/**
 * The module of a remote that lists its pages, `routes.ts`. The build exposes the file that each `load` imports, and
 * pages load that.
 */
export type RemoteModule = {
  routes: readonly RemoteRoute[]
  /**
   * Links it adds to menus of the shell: `account`, `rewards` or `legal`. Each must be claimed in the registry
   * document.
   */
  menu?: readonly MenuEntry[]
  /** Its widgets that slots of the shell or of other remotes show. Each must be claimed in the registry document. */
  slots?: readonly { slot: SlotName; widget: string }[]
  /** Its slots for widgets of others, such as `mfe-events:below`. Each must be claimed in the registry document. */
  offers?: readonly SlotName[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isLoadable = (value: unknown): value is Loadable => isObject(value) && typeof value['load'] === 'function'

/** Checks the module of another team's build. */
export const isRemoteModule = (value: unknown): value is RemoteModule =>
  isObject(value) &&
  Array.isArray(value['routes']) &&
  value['routes'].every((route) => isLoadable(route) && 'path' in route && typeof route.path === 'string')

/**
 * Checks the exposed module of a page or a widget at run time, because the compiler sees this build only; components of
 * `memo` are objects.
 */
export const hasComponent = (value: unknown): value is { Component: ComponentType } =>
  isObject(value) && (typeof value['Component'] === 'function' || isObject(value['Component']))
