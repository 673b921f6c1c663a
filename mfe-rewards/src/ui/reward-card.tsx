import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import type { Availability } from '@portal/shared-contracts/coupon/availability'
import { remainingTexts } from '@portal/shared-contracts/coupon/availability-messages'
import { labelText } from '@portal/shared-contracts/coupon/coupon-label-messages'
import { Link } from '@portal/page-library/navigation/navigation'
import { $hasLoyaltyAccount } from '@portal/page-library/session'
import { Picture } from '@portal/shared-ui/pictures/picture'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import type { PastelColor } from '@portal/shared-ui/pictures/pastel'
import { ProductCard } from '@portal/shared-ui/cards/product-card'
import { Tag, type TagTone } from '@portal/shared-ui/text/tag'
import { useStore } from '@nanostores/react'
import { Fragment, memo, useState } from 'react'
import { isScarce, notRedeemableReason, type NotRedeemableReason, type Reward } from '../domain/reward.ts'
import { endingText, notRedeemableTag, periodText } from '../messages/reward-facts.ts'
import { t } from '../messages/rewards.ts'
import * as css from './reward-card.module.css'

export type RewardCardProps = {
  reward: Reward
  /** Target path of the link. */
  to: string
  /** Behind the picture. */
  color: PastelColor
  /** The member's points; without them no missing points are shown. */
  balance?: number | null
  headingLevel?: 2 | 3
  /** In a list of two columns on phones. */
  isSmall?: boolean
  /** Whether it is seen first, so that its picture loads at once. */
  isFirst?: boolean
  className?: string | undefined
}

/** A reward in a list. */
export const RewardCard = memo(function RewardCard({
  reward,
  to,
  color,
  balance = null,
  headingLevel = 3,
  isSmall = false,
  isFirst = false,
  className,
}: RewardCardProps) {
  const { title, subTitle, image, availability } = reward
  const [now] = useState(Date.now)
  const reason = reward.isReward ? notRedeemableReason(reward, balance, now) : null
  const period = periodText(reward)
  const ending = reason?.kind === 'soldOut' ? null : endingText(reward, now)
  const left = useRemainingTexts(availability)
  const scarce = isScarce(availability)
  const urgent = [...(scarce ? left : []), ...(ending ? [ending] : [])]
  return (
    <ProductCard
      title={title}
      headingLevel={headingLevel}
      className={className}
      color={color}
      link={linkTo(to)}
      picture={<Picture src={image} alt="" square={isSmall ? 'small' : true} lazy={!isFirst} />}
      scarcity={urgent.length > 0 && <TextParts texts={urgent} />}
      subtitle={
        <>
          <span className={css.subTitle}>{subTitle}</span>
          {period && (
            <span className={css.validity}>
              <span className={css.validityBefore}>{t.validityBefore}</span> <span>{period}</span>
            </span>
          )}
          {!scarce && left.length > 0 && (
            <span className={css.validity}>
              <TextParts texts={left} />
            </span>
          )}
        </>
      }
      price={<RewardPrice price={reward.price} />}
      footer={<RewardTags reward={reward} reason={reason} />}
    />
  )
})

const linkTo = (to: string) => (className: string | undefined, title: string) => (
  <Link to={to} className={className}>
    {title}
  </Link>
)

/** The price; nothing without one. */
export function RewardPrice({ price, size = 'm' }: { price: number | null; size?: 'm' | 'l' }) {
  if (price === null) return null
  return (
    <span>
      <span className={css.before}>{t.priceBefore}</span>{' '}
      <PointsAmount figure={formatNumber(price)} word={pointsWord(price)} size={size} />
    </span>
  )
}

function toneOf({ kind }: NotRedeemableReason): TagTone {
  if (kind === 'pointsMissing') return 'accent'
  return kind === 'notYetValid' ? 'emphasis' : 'neutral'
}

/** Further effects of redeeming, and what prevents it. */
export function RewardTags({ reward, reason }: { reward: Reward; reason: NotRedeemableReason | null }) {
  if (reason === null && reward.labels.length === 0) return null
  return (
    <span className={css.tags}>
      {reward.labels.map((label) => (
        <Tag key={labelText(label)} tone="emphasis">
          {labelText(label)}
        </Tag>
      ))}
      {reason && <Tag tone={toneOf(reason)}>{notRedeemableTag(reason)}</Tag>}
    </span>
  )
}

/** How many of a reward are left; what applies to one member is said to others as the rule that it is. */
export const useRemainingTexts = (availability: Availability): readonly string[] =>
  remainingTexts(availability, useStore($hasLoyaltyAccount))

/** Short texts with points between them; a line ends only between two. */
export const TextParts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && <span> · </span>}
      <span className={css.part}>{text}</span>
    </Fragment>
  ))
