import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { pastelClass, type PastelColor } from '../pictures/pastel.ts'
import type { Elements } from '../styles/elements.ts'
import * as css from './picture-card.module.css'

export type PictureCardProps = {
  title: string
  headingLevel: 2 | 3
  /** Artwork on the pastel background. */
  picture: ReactNode
  color: PastelColor
  /** Short text above the title, such as a date or how many are left. */
  note: ReactNode
  /** The note says that few or none are left, and has the colour of scarcity. */
  isScarce?: boolean
  children: Elements
  /** Links at the lower edge. */
  footer: ReactNode
  id?: string
}

/** Artwork, title and texts in a list of cards, without a link of its own. */
export function PictureCard(props: PictureCardProps) {
  const { title, headingLevel, picture, color, note, isScarce = false, children, footer, id } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article id={id} className={css.card}>
      <div className={classNames(css.picture, pastelClass(color))}>{picture}</div>
      <div className={css.body}>
        <p className={classNames(css.note, isScarce && css.scarce)}>{note}</p>
        <Heading className={css.title}>{title}</Heading>
        {children}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </article>
  )
}
