import { formatNumber, pointsWord } from '@delikaterie/shared-contracts/format'
import { redeemActionText } from '@delikaterie/shared-contracts/messages/coupon-label'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { Picture } from '@delikaterie/shared-ui/picture'
import { PointsAmount } from '@delikaterie/shared-ui/points-amount'
import { pastelColor, ProductCard } from '@delikaterie/shared-ui/product-card'
import { Tag } from '@delikaterie/shared-ui/tag'
import { affordabilityOf } from '../domain/affordability.ts'
import type { Reward } from '../domain/reward.ts'
import { t } from '../messages/rewards.ts'
import * as css from './reward-card.module.css'

export type RewardCardProps = {
  reward: Reward
  /** Target path of the link. */
  to: string
  /** Position in its row, which determines the colour behind the picture. */
  index: number
  /** The member's points; without them no missing points are shown. */
  balance?: number | null
  headingLevel?: 2 | 3
  className?: string | undefined
}

/** A reward in a list. */
export function RewardCard({ reward, to, index, balance = null, headingLevel = 3, className }: RewardCardProps) {
  const { title, subTitle, image, availability, validTo } = reward
  return (
    <ProductCard
      title={title}
      headingLevel={headingLevel}
      className={className}
      color={pastelColor(index)}
      link={linkTo(to)}
      picture={<Picture src={image} alt="" square />}
      scarcity={t.scarcity(availability)}
      subtitle={
        <>
          {subTitle}
          {validTo && <span className={css.validity}>{t.validUntil(validTo)}</span>}
        </>
      }
      price={<RewardPrice price={reward.price} />}
      footer={<RewardTags reward={reward} balance={balance} />}
    />
  )
}

const linkTo = (to: string) => (className: string | undefined, title: string) => (
  <Link to={to} className={className}>
    {title}
  </Link>
)

export function RewardPrice({ price, size = 'm' }: { price: number | null; size?: 'm' | 'l' }) {
  return (
    <>
      {t.priceBefore} <PointsAmount figure={formatNumber(price)} word={pointsWord(price)} size={size} />
    </>
  )
}

/** Further effects of redeeming, and what prevents it. */
export function RewardTags({ reward, balance }: { reward: Reward; balance: number | null }) {
  const { availability, actions, price } = reward
  const affordability = affordabilityOf(price, balance)
  const soldOut = availability.kind === 'soldOut'
  const isMissing = !soldOut && affordability.kind === 'missing'
  if (!soldOut && !isMissing && actions.length === 0) return null
  return (
    <span className={css.tags}>
      {actions.map((action, index) => (
        <Tag key={index} tone="green">
          {redeemActionText(action)}
        </Tag>
      ))}
      {soldOut && <Tag tone="burgundy">{t.soldOut[availability.by]}</Tag>}
      {isMissing && <Tag tone="butter">{t.missing(affordability.points)}</Tag>}
    </span>
  )
}
