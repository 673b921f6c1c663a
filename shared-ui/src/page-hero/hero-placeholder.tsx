import { classNames } from '../class-names/class-names.ts'
import * as css from './page-hero.module.css'

/** The texts of a hero. */
export type HeroTexts = { title: string; lead: string }

export type HeroPlaceholderProps = {
  /** Reserves two lines for the lead. */
  lead?: boolean
  /** The texts, where they are known before the page. */
  texts?: HeroTexts | undefined
  overlapped?: boolean
}

/** A compact hero of a page that is still loading. It has no heading, so that the focus waits for the page's own. */
export function HeroPlaceholder({ lead = false, texts, overlapped = false }: HeroPlaceholderProps) {
  return (
    <div className={classNames(css.hero, css.compact, overlapped && css.overlapped)}>
      <div className={css.inner}>
        <div className={css.text}>
          <p className={css.loadingTitle}>{texts?.title}</p>
          {lead && <p className={classNames(css.lead, css.loadingLead)}>{texts?.lead}</p>}
        </div>
      </div>
    </div>
  )
}
