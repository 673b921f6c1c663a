import { Panel } from '@delikaterie/shared-ui/card'
import { validityText } from '../messages/reward-facts.ts'
import * as css from './offer-summary.module.css'
import { RewardPrice } from './reward-card.tsx'
import { RewardPicture } from './reward-picture.tsx'

export type OfferSummaryProps = {
  title: string
  subTitle?: string
  image: string
  price: number | null
  /** ISO dates. */
  validFrom?: string
  validTo?: string
}

/** The reward being redeemed. */
export function OfferSummary({ title, subTitle = '', image, price, validFrom = '', validTo = '' }: OfferSummaryProps) {
  const validity = validityText({ validFrom, validTo })
  return (
    <Panel className={css.summary}>
      <RewardPicture src={image} size="s" />
      <div className={css.facts}>
        <p className={css.title}>{title}</p>
        {subTitle && <p className={css.subTitle}>{subTitle}</p>}
        <p>
          <RewardPrice price={price} />
        </p>
        {validity && <p className={css.subTitle}>{validity}</p>}
      </div>
    </Panel>
  )
}
