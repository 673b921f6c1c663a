import { CheckIcon } from '@delikaterie/shared-ui/icons'
import { Switch } from '@delikaterie/shared-ui/switch'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { refusalText, t, unknownText } from '../messages/coupons.ts'
import type { Activation } from '../stores/activations.ts'
import * as css from './coupon-card.module.css'

export type CouponSwitchProps = {
  coupon: MemberCoupon
  activation: Activation | undefined
  onWish: (activated: boolean) => void
}

/** The activation of a coupon (spec §4, Coupon), with what became of the last change. */
export function CouponSwitch({ coupon, activation, onWish }: CouponSwitchProps) {
  const { title, switchable, availability } = coupon
  if (!activation || !switchable) {
    return <p className={css.still}>{availability.kind === 'soldOut' ? t.usedUp[availability.by] : t.noActivation}</p>
  }
  const { activated } = activation
  return (
    <div className={css.foot}>
      <Switch
        label={
          <span className={css.switchText}>
            {activated && <CheckIcon size={20} className={css.check} />}
            {activated ? t.isActive : t.activate}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        }
        checked={activated}
        onChange={({ currentTarget: { checked } }) => onWish(checked)}
      />
      <Outcome activation={activation} />
    </div>
  )
}

/** The line is there before there is anything to say: it is read out when it changes, and nothing moves. */
function Outcome({ activation }: { activation: Activation }) {
  switch (activation.kind) {
    case 'settled':
      return <output className={css.outcome} />
    case 'saving':
      return <output className={css.outcome}>{t.saving}</output>
    case 'refused':
      return (
        <p role="alert" className={css.problem}>
          {refusalText(!activation.activated, activation.code)}
        </p>
      )
    case 'unknown':
      return (
        <p role="alert" className={css.problem}>
          {unknownText(!activation.activated)}
        </p>
      )
  }
}
