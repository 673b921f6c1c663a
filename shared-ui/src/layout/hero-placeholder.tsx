import { classNames } from '../styles/class-names.ts'
import * as css from './hero-placeholder.module.css'
import * as hero from './page-hero.module.css'

export type HeroPlaceholderProps = {
  /** Reserves a line, on a phone two, for a lead that is not known yet. */
  lead?: boolean
  /** The texts, where they are known before the page. */
  texts?: { title: string; lead: string } | undefined
  overlapped?: boolean
}

/** A compact hero of a page that is still loading. It has no heading, so that the focus waits for the page's own. */
export function HeroPlaceholder({ lead = false, texts, overlapped = false }: HeroPlaceholderProps) {
  return (
    <div className={classNames(hero.hero, hero.compact, overlapped && hero.overlapped)}>
      <div className={hero.inner}>
        <div className={hero.text}>
          <p className={classNames(hero.title, css.title)}>{texts?.title}</p>
          {(lead || texts) && <p className={classNames(hero.lead, css.lead)}>{texts?.lead}</p>}
        </div>
      </div>
    </div>
  )
}
