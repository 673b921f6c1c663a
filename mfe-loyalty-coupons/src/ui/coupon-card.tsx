import { labelText } from '@delikaterie/shared-contracts/messages/coupon-label'
import { Picture } from '@delikaterie/shared-ui/picture'
import { CalendarIcon, CouponIcon } from '@delikaterie/shared-ui/icons'
import { Tag } from '@delikaterie/shared-ui/tag'
import { availabilityText, endingText, t, validityText } from '../messages/coupons.ts'
import type { Activation } from '../stores/activations.ts'
import type { ShownCoupon } from '../stores/coupons.ts'
import { CouponSwitch } from './coupon-switch.tsx'
import * as css from './coupon-card.module.css'

export type CouponCardProps = {
  shown: ShownCoupon
  /** Undefined for a coupon without a switch. */
  activation: Activation | undefined
  onSwitch: (activated: boolean) => void
}

/** A coupon: its labels on the stub, then title, dates and switch. */
export function CouponCard({ shown: { coupon, ending }, activation, onSwitch }: CouponCardProps) {
  const { title, subTitle, image, places } = coupon
  const validity = validityText(coupon)
  const endingTag = endingText(ending)
  const availabilityTag = availabilityText(coupon.availability)
  const isActive = activation?.activated ?? coupon.activated
  return (
    <article className={css.coupon} data-active={isActive || undefined}>
      {image && (
        <div className={css.picture}>
          <Picture src={image} alt="" square />
        </div>
      )}
      <Stub coupon={coupon} />
      <div className={css.body}>
        <h2 className={css.title}>{title}</h2>
        {subTitle && <p className={css.subTitle}>{subTitle}</p>}
        {validity && (
          <p className={css.fact}>
            <CalendarIcon size={18} />
            {validity}
          </p>
        )}
        {places.length > 0 && <p className={css.fact}>{t.places(places)}</p>}
        {(endingTag || availabilityTag) && (
          <p className={css.tags}>
            {endingTag && <Tag tone="burgundy">{endingTag}</Tag>}
            {availabilityTag && <Tag>{availabilityTag}</Tag>}
          </p>
        )}
      </div>
      <CouponSwitch coupon={coupon} activation={activation} onSwitch={onSwitch} />
    </article>
  )
}

/** The labels; a coupon without a label is called Aktion. */
function Stub({ coupon: { labels } }: Pick<ShownCoupon, 'coupon'>) {
  const texts = labels.length === 0 ? [t.unlabelled] : labels.map(labelText)
  return (
    <div className={css.stub}>
      <CouponIcon size={28} className={css.mark} />
      <ul className={css.labels}>
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
