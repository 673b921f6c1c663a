import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** White and lined on paper; `floating` casts the one shadow, `onGreen` is glass over the hero. */
  look?: 'lined' | 'floating' | 'onGreen'
}

/** A raised piece of paper with padding. */
export function Card({ look = 'lined', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(css.card, css[look], className)} />
}

/** A quiet sand-coloured area for what stands back. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.card, css.panel, className)} />
}

/** The look of a tappable tile with an icon and a label, for the navigation's own link. */
export function tileClass(className?: string): string {
  return classNames(css.card, css.lined, css.tile, className)
}

/** Holds tiles: two beside each other on a phone, four at most. */
export function TileGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.tiles, className)} />
}
