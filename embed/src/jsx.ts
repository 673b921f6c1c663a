import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { EmbedTheme } from './element.ts'

/** Attributes of an element in JSX; `sessionToken` is a property, which React 19 sets. */
export type EmbedAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  portal?: string
  page?: string
  theme?: EmbedTheme
  sessionToken?: string
}

declare module 'react' {
  // JSX has no other way to name elements.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'delikaterie-rewards': EmbedAttributes
      'delikaterie-coupons': EmbedAttributes
      'delikaterie-cards': EmbedAttributes
      'delikaterie-account': EmbedAttributes
    }
  }
}
