import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './product-card.module.css'

export type PastelGround = 'green' | 'peach' | 'rose'
const grounds: readonly PastelGround[] = ['green', 'peach', 'rose']

/** The pastel for the n-th card of a row, so that neighbours differ. */
export function pastelGround(index: number): PastelGround {
  return grounds[index % grounds.length] ?? 'green'
}

export type ProductCardProps = {
  title: string
  headingLevel?: 2 | 3 | 4
  /** Renders the link of the whole card: `(className, title) => <Link to="…" className={className}>{title}</Link>`. */
  link?: (className: string | undefined, title: string) => ReactNode
  /** A `Picture`; it lies on the pastel ground. */
  picture: ReactNode
  ground?: PastelGround
  /** How few are left, in burgundy above the title. */
  scarcity?: ReactNode
  subtitle?: ReactNode
  /** A `PointsAmount`. */
  price?: ReactNode
  /** Buttons or tags below; they stay clickable above the card's link. */
  footer?: ReactNode
  className?: string | undefined
}

/** A reward in the shop window. All of it leads to the link; only the title is read as one. */
export function ProductCard(props: ProductCardProps) {
  const { title, headingLevel = 3, link, picture, ground = 'green', className } = props
  const { scarcity, subtitle, price, footer } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(css.card, Boolean(link) && css.clickable, className)}>
      <div className={classNames(css.picture, css[ground])}>{picture}</div>
      <div className={css.body}>
        {scarcity && <p className={css.scarcity}>{scarcity}</p>}
        <Heading className={css.title}>{link ? link(css.link, title) : title}</Heading>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        {price && <div className={css.price}>{price}</div>}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </article>
  )
}

/** A row of product cards that wraps: one, two or three beside each other. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
