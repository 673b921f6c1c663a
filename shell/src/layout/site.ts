import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import type { MenuEntry, MenuName, SlotName, WidgetName } from '@portal/shared-contracts/remotes'
import { createContext, useContext } from 'react'

/** Whether the portal has a page at a path; false for a page of a remote that is not released. */
export type HasPage = (path: string) => boolean

/** What the portal has, by the shell's pages and the released remotes. */
export type Site = {
  hasPage: HasPage
  /** The links that remotes add to the menus. */
  menuEntries: readonly MenuEntry[]
  /** The widgets that remotes add to a slot. */
  widgetsIn: (slot: SlotName) => readonly WidgetName[]
  /** Whether a released remote has a widget; an earlier release may lack one of the shell's. */
  hasWidget: (name: WidgetName) => boolean
}

/**
 * The registry is unknown while prerendering: until the session is restored every link of the brand's parts shows and
 * nothing is added.
 */
export const prerenderedSite: Site = {
  hasPage: (path) => !isOfAbsentPart(path),
  menuEntries: [],
  widgetsIn: () => [],
  hasWidget: () => true,
}

export const SiteContext = createContext(prerenderedSite)

export const useSite = (): Site => useContext(SiteContext)

/**
 * The menu of the page, which tells who it is for: also while the session is restored, and in a prerendered document.
 */
export const MenuContext = createContext<MenuName>('visitor')

/** Whether the page of a link exists; `/` always does. Of an anchor only the brand's parts are known. */
export const targetExists = (to: string, hasPage: HasPage): boolean => {
  if (isOfAbsentPart(to)) return false
  const path = to.split('#')[0] || '/'
  return path === '/' || hasPage(path)
}
