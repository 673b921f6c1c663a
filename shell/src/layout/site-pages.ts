import type { MenuEntry, SlotName, WidgetName } from '@delikaterie/shared-contracts/remotes'
import { createContext } from 'react'

/** Whether the portal has a page at a path; false for a page of a remote that is not released. */
export type HasPage = (path: string) => boolean

/** Set by the shell from the registry, so that links to pages of missing remotes are not shown. */
export const SitePagesContext = createContext<HasPage>(() => true)

/** The links that released remotes add to the menus; none in prerendered markup. */
export const RemoteEntriesContext = createContext<readonly MenuEntry[]>([])

/** The widgets that released remotes add to a slot; none in prerendered markup. */
export const SlotWidgetsContext = createContext<(slot: SlotName) => readonly WidgetName[]>(() => [])

/** Whether the page of a link exists; `/` always does, and an anchor is ignored. */
export const targetExists = (to: string, hasPage: HasPage): boolean => {
  const path = to.split('#')[0] || '/'
  return path === '/' || hasPage(path)
}
