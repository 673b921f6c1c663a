import { brand } from '@portal/shared-contracts/brand/brand'
import type { EmbedElement, EmbedName } from '@portal/shared-contracts/embed/elements'
import { embedElement, type ElementDefaults } from './element.ts'
import type { ElementName } from './element-names.ts'
import type { ReactModules } from './react-modules.ts'

export type DefineOptions = {
  /** Origin of the portal for elements without the attribute `portal`. */
  portal?: string
} & Partial<ReactModules>

declare global {
  interface HTMLElementTagNameMap extends Record<ElementName, EmbedElement> {}
}

/** Name of an element: the brand's prefix and what it shows, such as `shop-rewards`. */
export const elementName = (name: EmbedName) => `${brand.elementPrefix}-${name}` as ElementName

/** The page's React, if it is complete and of a version that the remotes work with. */
function reactOf({ React, ReactDOM, ReactDOMClient }: DefineOptions): ReactModules | undefined {
  if (!React || !ReactDOM || !ReactDOMClient) return undefined
  return React.version.startsWith('19.') ? { React, ReactDOM, ReactDOMClient } : undefined
}

/** Defines an element once; without a browser, as when a server renders the page, it does nothing. */
export function defineEmbed(name: EmbedName, options: DefineOptions = {}): void {
  if (typeof customElements === 'undefined' || customElements.get(elementName(name))) return
  const defaults: ElementDefaults = { portal: options.portal ?? '', react: reactOf(options) }
  customElements.define(elementName(name), embedElement(name, defaults))
}

/** Defines the element of the rewards. With React 19 of the page no second React is loaded. */
export const defineRewards = (options?: DefineOptions): void => defineEmbed('rewards', options)
/** Defines the element of the Aktionen. */
export const defineCoupons = (options?: DefineOptions): void => defineEmbed('coupons', options)
/** Defines the element of the cards. */
export const defineCards = (options?: DefineOptions): void => defineEmbed('cards', options)
/** Defines the element of the account. */
export const defineAccount = (options?: DefineOptions): void => defineEmbed('account', options)
