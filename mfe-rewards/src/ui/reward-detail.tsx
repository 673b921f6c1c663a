import { formatPoints } from '@portal/shared-contracts/numbers/format'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { DataList } from '@portal/shared-ui/lists/data-list'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { deliveryText } from '../messages/delivery.ts'
import { isScarce, type RewardDetail } from '../domain/reward.ts'
import { t, validityText } from '../messages/reward-facts.ts'
import { RewardPrice, RewardTags, TextParts, useRemainingTexts } from './reward-card.tsx'
import * as css from './reward-detail.module.css'
import { RewardPicture, rewardPictureClass } from './reward-picture.tsx'

export type RewardDetailProps = {
  reward: RewardDetail
  /** The member's points; null for visitors and while unknown. */
  balance: number | null
  /** The link to other rewards, to the list of all without it. */
  others?: { to: string; label: string }
  /** The way on, or why there is none. */
  children: Elements
}

const allRewards = { to: paths.rewards, label: t.allRewards }

/** Everything about one reward or Aktion, with a large picture. */
export function RewardDetailView({ reward, balance, others = allRewards, children }: RewardDetailProps) {
  const { price, availability } = reward
  const left = useRemainingTexts(availability)
  const soldOut = reward.isReward && availability.kind === 'soldOut' ? availability : null
  const rows = rowsOf(reward, balance, soldOut !== null)
  return (
    <div className={css.detail}>
      <div className={classNames(css.picture, soldOut !== null && css.muted)}>
        <RewardPicture src={reward.image} size="l" />
      </div>
      <div className={css.facts}>
        {left.length > 0 && (
          <p className={classNames(css.left, isScarce(availability) && css.scarce)}>
            <TextParts texts={left} />
          </p>
        )}
        <RewardTags reward={reward} reason={soldOut} />
        {price !== null && (
          <p className={css.price}>
            <RewardPrice price={price} size={soldOut ? 'm' : 'l'} />
          </p>
        )}
        <div className={css.actions}>
          {children}
          {soldOut && <ButtonLink to={others.to}>{others.label}</ButtonLink>}
        </div>
        {reward.description.map((paragraph) => (
          <p key={paragraph} className={css.text}>
            {paragraph}
          </p>
        ))}
        {rows.length > 0 && (
          <div className={css.list}>
            <DataList rows={rows} />
          </div>
        )}
        {!soldOut && <Link to={others.to}>{others.label}</Link>}
      </div>
    </div>
  )
}

/** The facts of a reward; of one that is sold out only its dates. */
function rowsOf(reward: RewardDetail, balance: number | null, soldOut: boolean) {
  const { price, category } = reward
  const isOffered = reward.isReward && !soldOut
  const validity = validityText(reward)
  return [
    ...(isOffered ? [{ label: t.delivery, value: deliveryText(category) }] : []),
    ...(validity ? [{ label: t.period, value: validity }] : []),
    ...(isOffered && price !== null && balance !== null ? [balanceRow(price, balance)] : []),
  ]
}

/** The balance afterwards, or the present one where it is too low. */
const balanceRow = (price: number, balance: number) =>
  balance < price
    ? { label: t.balance, value: formatPoints(balance) }
    : { label: t.afterwards, value: formatPoints(balance - price) }

/** The same shape while the reward loads. */
export function RewardDetailSkeleton() {
  return (
    <div className={css.detail}>
      <VisuallyHidden output>{t.loading}</VisuallyHidden>
      <div className={css.picture}>
        <Skeleton shape="box" className={rewardPictureClass('l')} />
      </div>
      <Skeleton lines={6} />
    </div>
  )
}
