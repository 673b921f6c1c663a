import type { ComponentProps } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as css from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** `lined` has a border, `floating` also a shadow, `onHero` is translucent for the hero. */
  look?: 'lined' | 'floating' | 'onHero'
}

/** A box with border and padding. */
export function Card({ look = 'lined', className, ...others }: CardProps) {
  return <div {...others} className={classNames(css.card, css[look], className)} />
}

/** A tinted box for secondary content. */
export function Panel({ className, ...others }: ComponentProps<'div'>) {
  return <div {...others} className={classNames(css.card, css.panel, className)} />
}

/** Class names of a tile with an icon and a label, for links. */
export function tileClass(className?: string): string {
  return classNames(css.card, css.lined, css.tile, className)
}
