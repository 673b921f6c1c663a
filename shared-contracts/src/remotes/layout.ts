import type { PageFlags } from './contract.ts'
import type { WidgetName } from './registry-document.ts'
import type { RecordedRoute, RegistrySnapshot } from './release-record.ts'

/** The texts of a page's hero. */
export type HeroTexts = { title: string; lead: string }

/** The texts of a hero that a route names; undefined without a lead, because the hero may have another title then. */
export const heroTexts = ({ title, lead }: Pick<RecordedRoute, 'title' | 'lead'>): HeroTexts | undefined =>
  lead ? { title, lead } : undefined

type Flags = { readonly [Flag in keyof PageFlags]?: boolean | undefined }

/**
 * The parts of the layout that a page's flags hide, separated by blanks, for the attribute `data-hidden`; '' for none
 * (rule public-pages-4).
 */
export const hiddenParts = ({ hideHeader, hideMenu, hideFooter, hideHero }: Flags): string =>
  [hideHeader && 'header', hideMenu && 'menu', hideFooter && 'footer', hideHero && 'hero'].filter(Boolean).join(' ')

/** The widgets that released remotes add to a slot, in the order of the registry document. */
export const widgetsInSlot = (slot: string, registry: RegistrySnapshot): WidgetName[] =>
  Object.values(registry).flatMap(({ record }) =>
    (record.slots ?? [])
      .filter((entry) => entry.slot === slot && entry.widget in record.widgets)
      .map(({ widget }): WidgetName => `${record.name}/${widget}`),
  )
