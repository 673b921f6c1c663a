import type { ReactNode } from 'react'

/** One state of a component. */
export type State = {
  /** The component and its state, unique in the family; an anchor is made of it. */
  name: string
  shown: ReactNode
  /** `green` for components that stand on the green of a page's hero. */
  ground?: 'paper' | 'green'
  /** Takes the whole width, as a part of a page does. */
  wide?: boolean
}

/** Components that belong together, on one page of the gallery. */
export type Family = {
  /** In the address: `?family=id`. */
  id: string
  title: string
  states: readonly State[]
}
