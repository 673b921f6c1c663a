import { content } from '@portal/shared-contracts/brand/content'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { Card } from '@portal/shared-ui/cards/card'
import { CustomerCard } from '@portal/shared-ui/artwork/customer-card'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { Logo } from '@portal/shared-ui/icons/logo'
import { Steps } from '@portal/shared-ui/forms/steps'
import { typeset } from '@portal/shared-ui/text/typeset'
import { t } from '../../messages/kiosk.ts'
import * as css from './frame.module.css'

export type KioskFrameProps = {
  /** Index of the current step; none for staff who enrol the tablet. */
  current?: number
  /** What stands on the card beside the step. */
  name?: string
  number?: string
  /** Stands below the title; unless given, the promise of the points for a registration. */
  note?: string
  /** Button in the corner, to give up. */
  cancel?: Elements
  children: Elements
}

/** The kiosk on a tablet: wordmark and progress above, the customer card beside the current step. */
export function KioskFrame({ current, name = '', number = '', note = t.bonus, cancel, children }: KioskFrameProps) {
  // Before anything is filled in there is room for a picture on a tablet held upright.
  const isOpening = current === undefined || current === 0
  return (
    <div className={css.kiosk}>
      <div className={css.bar}>
        <span className={css.logo}>
          <Logo text={t.wordmark} />
        </span>
        {cancel}
      </div>
      {current !== undefined && (
        <>
          <div className={css.progress}>
            <Steps label={t.progress} steps={t.steps} current={current} doneLabel={t.stepDone} />
          </div>
          {/* In place of the steps where they have no room. */}
          <p className={css.position}>{t.position(current + 1)}</p>
        </>
      )}
      <div className={css.columns}>
        <div className={css.side}>
          <h1 tabIndex={-1} className={css.title}>
            {typeset(t.title)}
          </h1>
          <CustomerCard
            wordmark={<Logo text={t.wordmark} />}
            name={name}
            number={number === '' ? t.cardPlace : <span translate="no">{number}</span>}
            className={css.card}
          />
          <p className={css.note}>{typeset(note)}</p>
          <Drawing
            src={content.pictures.hero}
            alt={content.pictureAlts?.hero}
            shape="hero"
            isFirst
            className={classNames(css.artwork, isOpening && css.opening)}
          />
        </div>
        <Card look="floating" className={css.content}>
          {children}
        </Card>
      </div>
    </div>
  )
}
