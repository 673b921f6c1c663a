import type {
  EmbedAttribute,
  EmbedElement,
  EmbedEvents,
  EmbedProperties,
} from '@portal/shared-contracts/embed/elements'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ElementName } from './element-names.ts'

/** Listeners of the element's events, as React 19 adds them: `onready`, `onerror`, `onnavigate` … */
type EventListeners = {
  [Type in keyof EmbedEvents as `on${Type}`]?: (event: CustomEvent<EmbedEvents[Type]>) => void
}

/** Attributes of an element in JSX; `sessionToken` is a property, which React 19 sets on an element that is defined. */
export type EmbedAttributes = DetailedHTMLProps<HTMLAttributes<EmbedElement>, EmbedElement> &
  EventListeners &
  Partial<Pick<EmbedProperties, EmbedAttribute>> & {
    'heading-level'?: number | string | undefined
    sessionToken?: string | null | undefined
  }

/* An entry of its own, because pages without React do not install its types. */
declare module 'react' {
  // JSX has no other way to name elements.
  namespace JSX {
    interface IntrinsicElements extends Record<ElementName, EmbedAttributes> {}
  }
}
