import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './page-hero.module.css'

export type PageHeroProps = {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
  /** Artwork at the end side, below the text on a phone. */
  artwork?: ReactNode
  /** A smaller headline, for every page but the landing page. */
  compact?: boolean
  /** Leaves room at the foot for a card that overlaps the rounded edge. */
  overlapped?: boolean
}

/** The green opening of a page with its only h1, which can take the focus after a navigation. */
export function PageHero({ title, lead, children, artwork, compact = false, overlapped = false }: PageHeroProps) {
  const look = classNames(css.hero, compact && css.compact, overlapped && css.overlapped)
  return (
    <section className={look}>
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

export type HeroFactsProps = { facts: readonly { figure: string; text: string }[] }

/** Up to three figures in butter with their words, for the hero. */
export function HeroFacts({ facts }: HeroFactsProps) {
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact.text} className={css.fact}>
          <span className={css.figure}>{fact.figure}</span> {fact.text}
        </li>
      ))}
    </ul>
  )
}

/** Buttons side by side that wrap on a phone, for the hero. */
export function HeroActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
