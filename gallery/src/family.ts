import { isValidElement, type ReactElement } from 'react'

/** How a state is shown: in a column, over the whole width as a part of a page, or on the hero of a page. */
export type State = ReactElement | { shown: ReactElement; look: 'wide' | 'hero' }

export const inColumn = (shown: ReactElement): State => shown
export const wide = (shown: ReactElement): State => ({ shown, look: 'wide' })
export const onHero = (shown: ReactElement): State => ({ shown, look: 'hero' })

export const lookOf = (state: State) => (isValidElement(state) ? { shown: state, look: null } : state)

/** Components that belong together, on one page of the gallery. */
export type Family = {
  /** In the address: `?family=id`. */
  id: string
  title: string
  /** By the component and its state; an anchor is made of this name. */
  states: Readonly<Record<string, State>>
}
