import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { EmbedElement, EmbedTheme } from './element.ts'
import type { EmbedEvents } from './events.ts'

/** Listeners of the element's events, as React 19 adds them: `onready`, `onerror`, `onnavigate`, `onsession`. */
type EventListeners = {
  [Type in keyof EmbedEvents as `on${Type}`]?: (event: CustomEvent<EmbedEvents[Type]>) => void
}

/** Attributes of an element in JSX; `sessionToken` is a property, which React 19 sets. */
export type EmbedAttributes = DetailedHTMLProps<HTMLAttributes<EmbedElement>, EmbedElement> &
  EventListeners & {
    portal?: string
    page?: string
    theme?: EmbedTheme
    sessionToken?: string
  }

declare module 'react' {
  // JSX has no other way to name elements.
  namespace JSX {
    interface IntrinsicElements {
      'delikaterie-rewards': EmbedAttributes
      'delikaterie-coupons': EmbedAttributes
      'delikaterie-cards': EmbedAttributes
      'delikaterie-account': EmbedAttributes
    }
  }
}
