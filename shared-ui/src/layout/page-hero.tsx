import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import type { Elements } from '../styles/elements.ts'
import * as css from './page-hero.module.css'

export type PageHeroProps = {
  title: ReactNode
  lead?: ReactNode
  children?: Elements
  /** Artwork beside the text, below it on a phone. */
  artwork?: ReactNode
  /** Smaller title, for every page except the landing page. */
  compact?: boolean
  /** Reserves space below for a card that overlaps the lower edge. */
  overlapped?: boolean
}

/** The coloured header of a page with its only h1, which takes the focus after a navigation. */
export function PageHero({ title, lead, children, artwork, compact = false, overlapped = false }: PageHeroProps) {
  const heroClass = classNames(css.hero, compact && css.compact, overlapped && css.overlapped)
  return (
    <section className={heroClass}>
      <div className={classNames(css.inner, Boolean(artwork) && css.withArtwork)}>
        <div className={css.text}>
          <h1 tabIndex={-1} className={css.title}>
            {title}
          </h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
        {artwork && <div className={css.artwork}>{artwork}</div>}
      </div>
    </section>
  )
}
