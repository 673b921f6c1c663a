import {
  matchRoute,
  type PageFlags,
  type RegistrySnapshot,
  type RemoteName,
} from '@delikaterie/shared-contracts/remotes'
import { shellPages, type ShellPage } from '../pages/index.ts'

/** A page of the portal: one of the shell, or a route of a released remote. */
export type SitePage = { path: string; title: string; flags: PageFlags } & (
  { kind: 'shell'; page: ShellPage } | { kind: 'remote'; remote: RemoteName }
)

export type SiteMap = {
  /** The page at a path with its decoded parameters, or null. */
  find: (path: string) => { page: SitePage; params: Readonly<Record<string, string>> } | null
}

/** Every page of the shell and of the released remotes; for the same path the shell's page is used. */
export function createSiteMap(registry: RegistrySnapshot): SiteMap {
  const shell = shellPages.map((page): SitePage => ({
    kind: 'shell',
    page,
    path: page.path,
    title: page.title,
    flags: page,
  }))
  const remote = Object.values(registry).flatMap(({ record }) =>
    record.routes.map((route): SitePage => ({
      kind: 'remote',
      remote: record.name,
      path: route.path,
      title: route.title,
      // Keeps only the flags that are true.
      flags: Object.fromEntries(Object.entries(route).filter(([, value]) => value === true)),
    })),
  )
  const pages = [...shell, ...remote]

  return {
    find(path) {
      for (const page of pages) {
        const params = matchRoute(page.path, path)
        if (params) return { page, params }
      }
      return null
    },
  }
}
