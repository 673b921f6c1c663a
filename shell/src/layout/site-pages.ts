import { createContext } from 'react'

/** Whether the portal has a page at a path just now: a remote may not be released yet. */
export type HasPage = (path: string) => boolean

/** The shell fills this from the registry, so that a missing remote leaves no dead link behind. */
export const SitePagesContext = createContext<HasPage>(() => true)

/** The start page is always there; an anchor counts as the page it stands on. */
export const leadsSomewhere = (to: string, hasPage: HasPage): boolean => {
  const path = to.split('#')[0] || '/'
  return path === '/' || hasPage(path)
}
