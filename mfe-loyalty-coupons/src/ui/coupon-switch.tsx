import { CheckIcon } from '@delikaterie/shared-ui/icons'
import { Switch } from '@delikaterie/shared-ui/switch'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { rejectedText, t, unknownText } from '../messages/coupons.ts'
import type { Activation } from '../stores/activations.ts'
import * as css from './coupon-card.module.css'

export type CouponSwitchProps = {
  coupon: MemberCoupon
  activation: Activation | undefined
  onSwitch: (activated: boolean) => void
}

/** The switch of a coupon and the outcome of its last change. */
export function CouponSwitch({ coupon, activation, onSwitch }: CouponSwitchProps) {
  const { title, switchable, availability } = coupon
  if (!activation || !switchable) {
    return <p className={css.note}>{availability.kind === 'soldOut' ? t.usedUp[availability.by] : t.noActivation}</p>
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
        onChange={({ currentTarget: { checked } }) => onSwitch(checked)}
      />
      <Outcome activation={activation} />
    </div>
  )
}

/** An empty output keeps the line's height and lets screen readers announce its next text. */
function Outcome({ activation }: { activation: Activation }) {
  switch (activation.kind) {
    case 'saved':
      return <output className={css.outcome} />
    case 'saving':
      return <output className={css.outcome}>{t.saving}</output>
    case 'rejected':
      return (
        <p role="alert" className={css.error}>
          {rejectedText(!activation.activated, activation.code)}
        </p>
      )
    case 'unknown':
      return (
        <p role="alert" className={css.error}>
          {unknownText(!activation.activated)}
        </p>
      )
  }
}
