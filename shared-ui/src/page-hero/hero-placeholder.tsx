import { classNames } from '../class-names/class-names.ts'
import * as css from './page-hero.module.css'

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
    <div className={classNames(css.hero, css.compact, overlapped && css.overlapped)}>
      <div className={css.inner}>
        <div className={css.text}>
          <p className={classNames(css.title, css.loadingTitle)}>{texts?.title}</p>
          {(lead || texts) && <p className={classNames(css.lead, css.loadingLead)}>{texts?.lead}</p>}
        </div>
      </div>
    </div>
  )
}
