import { matchRoute, offeringRemote, type RegistrySnapshot, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import * as paths from '@portal/shared-contracts/paths'
import { Refused } from '../refused.ts'

/** Who opens a page. */
export type Role = 'visitor' | 'member'

/** Sizes of the browser's window in CSS pixels. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** A page to open. */
export type Visit = {
  path: string
  /**
   * `page`: a route of the remote. `login`: one that asks visitors to log in. `widgets`: a page of others that may show
   * widgets of the remote.
   */
  kind: 'page' | 'login' | 'widgets'
}

const shellPages: Readonly<Record<string, string>> = { home: '/', overview: paths.benefitsAndRewards }

const hasParams = (path: string): boolean => path.split('/').some((part) => part.startsWith(':'))

/** The pages that may have a slot: one of the shell, or all of the remote that offers it. */
function slotPages(slot: string, registry: RegistrySnapshot): string[] {
  const offering = offeringRemote(slot)
  const routes = offering === null ? [] : (registry[offering]?.record.routes ?? [])
  return [shellPages[slot] ?? [], routes.map(({ path }) => path)].flat()
}

/** Pages of others on which widgets of the remote may stand. */
function widgetPages({ name, widgets, slots = [] }: ReleaseRecord, registry: RegistrySnapshot): string[] {
  if (Object.keys(widgets).length === 0) return []
  const users = Object.values(registry)
    .map(({ record }) => record)
    .filter(({ name: user, uses = [] }) => user !== name && uses.some((widget) => widget.startsWith(`${name}/`)))
    .flatMap(({ routes }) => routes.map(({ path }) => path))
  const ofSlots = slots.flatMap(({ slot }) => slotPages(slot, registry))
  // The shell shows widgets of its own choice on the home page.
  return [...new Set(['/', ...ofSlots, ...users])].filter((page) => !hasParams(page))
}

/** The addresses of a route: itself, or the examples of one with parameters. */
const addressesOf = (path: string, examples: readonly string[]): string[] =>
  hasParams(path) ? examples.filter((example) => matchRoute(path, example) !== null) : [path]

/**
 * The pages that a check opens, and what it leaves out.
 * @param registry the remotes of a page of the portal
 * @param examples addresses of routes with parameters
 * @throws Refused if an example is of no such route
 */
export function planVisits(
  record: ReleaseRecord,
  registry: RegistrySnapshot,
  examples: readonly string[],
): { visits: Record<Role, Visit[]>; skipped: string[] } {
  const open = record.routes.filter(({ path }) => hasParams(path))
  const lost = examples.find((example) => open.every(({ path }) => matchRoute(path, example) === null))
  if (lost !== undefined) throw new Refused(`--example ${lost} is of no route with parameters of ${record.name}.`)
  const pages = record.routes.flatMap(({ path, loginRequired }) =>
    addressesOf(path, examples).map((address) => ({ path: address, loginRequired: loginRequired === true })),
  )
  const widgets = widgetPages(record, registry)
    .filter((page) => pages.every(({ path }) => path !== page))
    .map((path): Visit => ({ path, kind: 'widgets' }))
  return {
    visits: {
      visitor: [
        ...pages.map(({ path, loginRequired }): Visit => ({ path, kind: loginRequired ? 'login' : 'page' })),
        ...widgets,
      ],
      member: [...pages.map(({ path }): Visit => ({ path, kind: 'page' })), ...widgets],
    },
    skipped: open
      .filter(({ path }) => addressesOf(path, examples).length === 0)
      .map(({ path }) => `${path}: it has parameters, and no --example gives an address of it`),
  }
}

/** The widgets that a page has loaded, by the scripts that it requested; one without scripts of its own is not seen. */
export const loadedWidgets = ({ widgets }: ReleaseRecord, hasRequested: (file: string) => boolean): string[] =>
  Object.entries(widgets)
    .filter(([, files]) => files.length > 0 && files.every((file) => hasRequested(file)))
    .map(([widget]) => widget)
