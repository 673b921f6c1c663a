import {
  heroTexts,
  matchRoute,
  skeletonShape,
  widgetsInSlot,
  type HeroTexts,
  type Loadable,
  type PageFlags,
  type RegistrySnapshot,
  type RemoteName,
  type SkeletonShape,
} from '@portal/shared-contracts/remotes'
import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import type { Site } from '../layout/site.ts'
import { shellPages } from '../pages/shell-pages.tsx'

/** A page of the portal: one of the shell, or a route of a released remote. */
export type SitePage = {
  path: string
  title: string
  flags: PageFlags
  skeleton: SkeletonShape
  /** Texts of the page's hero, if they are known before its code. */
  texts?: HeroTexts | undefined
} & (({ kind: 'shell' } & Loadable) | { kind: 'remote'; remote: RemoteName })

export type SiteMap = Site & {
  /** The page at a path with its decoded parameters, or null. */
  find: (path: string) => { page: SitePage; params: Readonly<Record<string, string>> } | null
}

/**
 * Every page of the shell and of the released remotes; for the same path the shell's page is used. Pages of parts that
 * the brand does not have are left out, also those of remotes that do not know of absent parts.
 */
export function createSiteMap(registry: RegistrySnapshot): SiteMap {
  const shell = shellPages.map(({ loginRequired = false, ...page }): SitePage => ({
    ...page,
    kind: 'shell',
    flags: { loginRequired },
    skeleton: 'list',
  }))
  const remote = Object.values(registry).flatMap(({ record }) =>
    record.routes
      .filter(({ path }) => !isOfAbsentPart(path))
      .map((route): SitePage => ({
        kind: 'remote',
        remote: record.name,
        path: route.path,
        title: route.title,
        skeleton: skeletonShape(route.skeleton),
        texts: heroTexts(heroOf(route.path, route)),
        // Keeps only the flags that are true.
        flags: Object.fromEntries(Object.entries(route).filter(([, value]) => value === true)),
      })),
  )
  const pages = [...shell, ...remote]

  const find: SiteMap['find'] = (path) => {
    for (const page of pages) {
      const params = matchRoute(page.path, path)
      if (params) return { page, params }
    }
    return null
  }
  return {
    find,
    hasPage: (path) => find(path) !== null,
    menuEntries: Object.values(registry).flatMap(({ record }) => record.menu ?? []),
    widgetsIn: (slot) => widgetsInSlot(slot, registry),
    hasWidget: (name) => {
      const [remote = '', widget = ''] = name.split('/')
      return widget in (registry[remote]?.record.widgets ?? {})
    },
  }
}
