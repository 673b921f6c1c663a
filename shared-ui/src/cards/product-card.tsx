import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { pastelClass, type PastelColor } from '../pictures/pastel.ts'
import * as css from './product-card.module.css'

export type ProductCardProps = {
  title: string
  headingLevel: 2 | 3
  /** Renders the card's link: `(className, title) => <Link to="…" className={className}>{title}</Link>`. */
  link: (className: string | undefined, title: string) => ReactNode
  /** A `Picture` on the pastel background. */
  picture: ReactNode
  color: PastelColor
  /** How many are left, above the title. */
  scarcity: ReactNode
  subtitle: ReactNode
  /** A `PointsAmount`. */
  price: ReactNode
  /** Buttons or tags above the price; clicks on them do not follow the card's link. */
  footer: ReactNode
  className?: string | undefined
}

/** A reward in a list. All of the card is clickable; the link's text is the title. */
export function ProductCard(props: ProductCardProps) {
  const { title, headingLevel, link, picture, color, scarcity, subtitle, price, footer, className } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(css.card, className)}>
      <div className={classNames(css.picture, pastelClass(color))}>{picture}</div>
      <div className={css.body}>
        {scarcity && <p className={css.scarcity}>{scarcity}</p>}
        <Heading className={css.title}>{link(css.link, title)}</Heading>
        <p className={css.subtitle}>{subtitle}</p>
        <div className={css.end}>
          <div>{price}</div>
          <div className={css.footer}>{footer}</div>
        </div>
      </div>
    </article>
  )
}

/** A grid of product cards with one to three columns. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
