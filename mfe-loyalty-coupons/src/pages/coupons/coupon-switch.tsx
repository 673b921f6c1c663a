import { ErrorText } from '@portal/shared-ui/fields/error-text'
import { Switch } from '@portal/shared-ui/fields/switch'
import { CheckIcon } from '@portal/shared-ui/icons/icons'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import type { MemberCoupon } from '../../domain/member-coupon.ts'
import { rejectedText, t, unknownText } from '../../messages/coupons.ts'
import type { Activation } from '../../stores/activations.ts'
import * as css from './coupon-switch.module.css'

export type CouponSwitchProps = {
  coupon: MemberCoupon
  /** Undefined for a coupon without a switch. */
  activation: Activation | undefined
  onSwitch: (id: string, activated: boolean) => unknown
}

/** The switch of a coupon and the outcome of its last change. */
export function CouponSwitch({ coupon, activation, onSwitch }: CouponSwitchProps) {
  const { id, title, switchable, elsewhereOnly, availability, ending } = coupon
  if (!activation || !(switchable || elsewhereOnly)) {
    return <p className={css.note}>{availability.kind === 'soldOut' ? t.usedUp[availability.by] : t.noActivation}</p>
  }
  const { activated } = activation
  if (ending.kind === 'over' && !activated) return <p className={css.note}>{t.over}</p>
  if (elsewhereOnly) return <p className={css.note}>{t.elsewhereOnly(activated)}</p>
  return (
    <div className={css.foot}>
      <Switch
        label={
          <span className={css.switchText}>
            {activated && <CheckIcon size={20} className={css.check} />}
            <span>{activated ? t.isActive : t.activate}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </span>
        }
        checked={activated}
        onChange={({ currentTarget: { checked } }) => onSwitch(id, checked)}
      />
      <Outcome activation={activation} />
    </div>
  )
}

/** The output is there from the start, so that screen readers announce its texts. */
function Outcome({ activation }: { activation: Activation }) {
  const { kind, activated } = activation
  if (kind === 'saved' || kind === 'saving') {
    return <output className={css.outcome}>{kind === 'saving' && t.saving}</output>
  }
  return (
    <ErrorText role="alert">
      {kind === 'rejected' ? rejectedText(!activated, activation.code) : unknownText(!activated)}
    </ErrorText>
  )
}
