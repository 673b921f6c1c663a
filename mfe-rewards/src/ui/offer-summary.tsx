import { Panel } from '@delikaterie/shared-ui/card'
import * as css from './offer-summary.module.css'
import { RewardPrice } from './reward-card.tsx'
import { RewardPicture } from './reward-picture.tsx'

export type OfferSummaryProps = { title: string; subTitle?: string; image: string; price: number | null }

/** The reward being redeemed. */
export function OfferSummary({ title, subTitle = '', image, price }: OfferSummaryProps) {
  return (
    <Panel className={css.summary}>
      <RewardPicture src={image} size="s" />
      <div className={css.facts}>
        <p className={css.title}>{title}</p>
        {subTitle && <p className={css.subTitle}>{subTitle}</p>}
        <p>
          <RewardPrice price={price} />
        </p>
      </div>
    </Panel>
  )
}
