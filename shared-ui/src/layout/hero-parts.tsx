import type { ReactNode } from 'react'
import * as css from './hero-parts.module.css'

export type HeroFactsProps = { facts: readonly { figure: string; text: string }[] }

/** Up to three numbers with captions. */
export function HeroFacts({ facts }: HeroFactsProps) {
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact.text} className={css.fact}>
          <span className={css.figure}>{fact.figure}</span> <span>{fact.text}</span>
        </li>
      ))}
    </ul>
  )
}

/** A row of buttons that wraps on a phone. */
export function HeroActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
