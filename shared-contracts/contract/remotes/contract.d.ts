import type { ComponentType } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import type { SlotName } from './slot-entry.ts'
export declare const contractVersion = '3.10.0'
export type Loadable = {
  load: () => Promise<{
    Component: ComponentType
  }>
}
export type PageFlags = {
  loginRequired?: boolean
  hideHeader?: boolean
  hideMenu?: boolean
  hideFooter?: boolean
  hideHero?: boolean
}
export declare const skeletonShapes: readonly ['list', 'products', 'cards', 'task', 'parts', 'detail', 'steps']
export type SkeletonShape = (typeof skeletonShapes)[number]
export type RemoteRoute = Loadable &
  PageFlags & {
    path: string
    title: string
    lead?: string
    skeleton?: SkeletonShape
  }
export type RemoteModule = {
  routes: readonly RemoteRoute[]
  menu?: readonly MenuEntry[]
  slots?: readonly {
    slot: SlotName
    widget: string
  }[]
}
export type WidgetModule = {
  widget: Loadable
}
export type ApplyIntegrity = (script: HTMLScriptElement) => void
export declare const integrityKey = 'delikaterie.integrity'
