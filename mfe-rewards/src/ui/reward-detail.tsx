import { formatPoints } from '@delikaterie/shared-contracts/format'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { classNames } from '@delikaterie/shared-ui/class-names'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { ReactNode } from 'react'
import { deliveryText } from '../content/delivery.ts'
import type { RewardDetail } from '../domain/reward-detail.ts'
import { isScarce } from '../domain/scarcity.ts'
import { t } from '../messages/reward-detail.ts'
import { validityText } from '../messages/reward-facts.ts'
import { t as rewardTexts } from '../messages/rewards.ts'
import { ButtonLink } from './button-link.tsx'
import { RewardPrice, RewardTags } from './reward-card.tsx'
import * as css from './reward-detail.module.css'
import { RewardPicture, rewardPictureClass } from './reward-picture.tsx'

export type RewardDetailProps = {
  reward: RewardDetail
  /** The member's points; null for visitors and while unknown. */
  balance: number | null
  /** The way on, or why there is none. */
  children: ReactNode
}

/** Everything about one reward or Aktion, with a large picture. */
export function RewardDetailView({ reward, balance, children }: RewardDetailProps) {
  const { price, availability } = reward
  const scarcity = rewardTexts.scarcity(availability)
  const isSoldOut = reward.isReward && availability.kind === 'soldOut'
  return (
    <div className={css.detail}>
      <div className={css.picture}>
        <RewardPicture src={reward.image} size="l" />
      </div>
      <div className={css.facts}>
        {scarcity && <p className={classNames(css.left, isScarce(availability) && css.scarce)}>{scarcity}</p>}
        {price !== null && (
          <p className={css.price}>
            <RewardPrice price={price} size="l" />
          </p>
        )}
        <RewardTags reward={reward} reason={null} />
        <div className={css.actions}>
          {children}
          {isSoldOut && <ButtonLink to={paths.rewards}>{t.allRewards}</ButtonLink>}
        </div>
        {reward.description.map((paragraph) => (
          <p key={paragraph} className={css.text}>
            {paragraph}
          </p>
        ))}
        {!isSoldOut && (
          <>
            <div className={css.list}>
              <DataList rows={rowsOf(reward, balance)} />
            </div>
            <Link to={paths.rewards}>{t.allRewards}</Link>
          </>
        )}
      </div>
    </div>
  )
}

function rowsOf({ isReward, price, category, validFrom, validTo }: RewardDetail, balance: number | null) {
  const validity = validityText({ validFrom, validTo })
  const after = !isReward || price === null || balance === null ? -1 : balance - price
  return [
    ...(isReward ? [{ label: t.delivery, value: deliveryText(category) }] : []),
    ...(validity ? [{ label: t.period, value: validity }] : []),
    ...(after >= 0 ? [{ label: t.afterwards, value: formatPoints(after) }] : []),
  ]
}

/** The same shape while the reward loads. */
export function RewardDetailSkeleton() {
  return (
    <div className={css.detail}>
      <VisuallyHidden>
        <output>{t.loading}</output>
      </VisuallyHidden>
      <div className={css.picture}>
        <Skeleton shape="box" className={rewardPictureClass('l')} />
      </div>
      <Skeleton lines={6} />
    </div>
  )
}
