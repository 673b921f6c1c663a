import type { PageFlags } from './contract.ts'

type Flags = { readonly [Flag in keyof PageFlags]?: boolean | undefined }

/**
 * The parts of the layout that a page's flags hide, separated by blanks, for the attribute `data-hidden`; '' for none
 * (docs/product/public-pages.md rules 4 and 5).
 */
export const hiddenParts = ({ hideHeader, hideMenu, hideFooter, hideHero }: Flags): string =>
  [hideHeader && 'header', hideMenu && 'menu', hideFooter && 'footer', hideHero && 'hero'].filter(Boolean).join(' ')
