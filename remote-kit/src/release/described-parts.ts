import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  ContractVersion,
  MenuEntry,
  OfferedSlot,
  RecordedRoute,
  RemoteName,
  SlotEntry,
  isRemoteModule,
  type ReleaseRecord,
} from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { readJson } from '../files/remote-folder.ts'
import { parseOrRefuse, Refused } from '../refused.ts'
import { importOf, pageExpose, widgetFiles } from './exposes.ts'
import { shownSlots, usedWidgets } from './dependencies.ts'

/** What a team says of its remote besides the build: `remote.json` (docs/release-a-remote.md). */
const RemoteJson = v.strictObject({
  /** By default those of package.json. */
  name: v.optional(RemoteName),
  version: v.optional(v.string()),
  /** The contract it was built for; by default that of the installed shared-contracts. */
  contract: v.optional(ContractVersion),
  routes: v.optional(
    v.array(
      v.strictObject({
        ...v.omit(RecordedRoute, ['chunks']).entries,
        /** The exposed module that exports the page as `Component`. */
        expose: v.string(),
      }),
    ),
  ),
  /** Names of widgets; each is the exposed module of its name, which exports `Component`. */
  widgets: v.optional(v.array(v.string())),
  menu: v.optional(v.array(MenuEntry)),
  slots: v.optional(v.array(SlotEntry)),
  /** Its slots for widgets of others, such as `mfe-events:below`. */
  offers: v.optional(v.array(OfferedSlot)),
  /** Widgets of other remotes that it shows. */
  uses: v.optional(v.array(v.string())),
  /** Largest files in brotli bytes. */
  budgets: v.optional(v.strictObject({ entry: v.optional(v.number()), chunk: v.optional(v.number()) })),
})
export type RemoteJson = v.InferOutput<typeof RemoteJson>

/** The `remote.json` of one of the folders; empty if there is none. @throws Refused naming the field that is wrong */
export function readRemoteJson(folders: readonly string[]): RemoteJson {
  const file = folders.map((folder) => path.join(folder, 'remote.json')).find((place) => existsSync(place))
  return file === undefined ? {} : parseOrRefuse(RemoteJson, readJson(file), file)
}

type RouteOfExpose = Omit<RecordedRoute, 'chunks'> & { expose: string }

/** The parts of a remote as its team describes them; which files they load stands in the build. */
export type DescribedParts = Pick<ReleaseRecord, 'menu' | 'slots' | 'offers' | 'uses'> & {
  routes: RouteOfExpose[]
  widgets: string[]
}

/** Imports a source file as it is now: a module with another query is not taken from the cache. */
async function importSource(file: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`) as Promise<Record<string, unknown>>
}

/** The parts of a remote with a module of routes, whose `load` functions name the exposed files. */
async function partsOfSources(project: string): Promise<DescribedParts> {
  const file = path.join(project, 'src/routes.ts')
  if (!existsSync(file)) {
    throw new Refused(
      `${project} says nothing of its pages: add remote.json with "routes", or src/routes.ts (docs/release-a-remote.md).`,
    )
  }
  const module = await importSource(file)
  if (!isRemoteModule(module)) throw new Refused(`${file} does not export routes of the contract's shape.`)
  const routes = module.routes.map(({ load, ...route }): RouteOfExpose => {
    const page = importOf(load)
    if (page === null) {
      throw new Refused(
        `${file}: load of ${route.path} must be () => import('./pages/file.tsx'), whose Component is the page.`,
      )
    }
    return { ...route, expose: pageExpose(page) }
  })
  const hidden = shownSlots(project).filter((slot) => !module.offers?.some((offered) => offered === slot))
  if (hidden.length > 0) throw new Refused(`${file}: add ${hidden.join(', ')} to "offers", because a page shows it.`)
  const uses = usedWidgets(project)
  return {
    routes,
    widgets: widgetFiles(project).map((widget) => path.basename(widget, '.ts')),
    ...(module.menu && { menu: [...module.menu] }),
    ...(module.slots && { slots: [...module.slots] }),
    ...(module.offers && { offers: [...module.offers] }),
    ...(uses.length > 0 && { uses }),
  }
}

/** The parts of a remote: those of its `remote.json`, or of its sources if that names no routes. */
export async function describedParts(project: string, remote: RemoteJson): Promise<DescribedParts> {
  const { routes, widgets = [], menu, slots, offers, uses } = remote
  if (routes === undefined) return partsOfSources(project)
  const parts = { ...(menu && { menu }), ...(slots && { slots }), ...(offers && { offers }), ...(uses && { uses }) }
  return { routes, widgets, ...parts }
}
