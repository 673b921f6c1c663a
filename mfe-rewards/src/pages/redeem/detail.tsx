import * as paths from '@portal/shared-contracts/paths'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { useStore } from '@nanostores/react'
import { firstStep, stepPath } from '../../domain/redeem-steps.ts'
import type { RewardDetail } from '../../domain/reward.ts'
import { t as redeemTexts } from '../../messages/redeem.ts'
import { notRedeemableText, t } from '../../messages/reward-facts.ts'
import { $balance } from '../../stores/portal.ts'
import type { RedeemState } from '../../stores/redeem-state.ts'
import { RewardDetailSkeleton, RewardDetailView } from '../../ui/reward-detail.tsx'

/** The reward of a state; null without one. */
export function rewardOf(state: RedeemState): RewardDetail | null {
  if ('context' in state) return state.context.reward
  return 'reward' in state ? state.reward : null
}

/** All about the reward, and the way to its steps or the reason why there is none. */
export function Detail({ couponId, state }: { couponId: string; state: RedeemState }) {
  const sessionBalance = useStore($balance)
  const reward = rewardOf(state)
  if (reward === null) return <RewardDetailSkeleton />
  return (
    <RewardDetailView reward={reward} balance={balanceToShow(state, sessionBalance)}>
      <WayOn couponId={couponId} state={state} />
    </RewardDetailView>
  )
}

/** The balance that a price is compared with; null for a reward that is not redeemable for another reason. */
function balanceToShow(state: RedeemState, sessionBalance: number | null): number | null {
  if ('context' in state) return state.context.balance
  if (state.status !== 'notRedeemable') return sessionBalance
  // The one that was compared, because the session's may be older.
  return state.reason.kind === 'pointsMissing' ? (state.reward.price ?? 0) - state.reason.points : null
}

function WayOn({ couponId, state }: { couponId: string; state: RedeemState }) {
  if (state.status === 'notRedeemable')
    return (
      <>
        <p>
          <strong>{notRedeemableText(state.reason)}</strong>
        </p>
        {state.reason.kind === 'pointsMissing' && (
          <ButtonLink to={paths.coupons} variant="outline">
            {t.collectMore}
          </ButtonLink>
        )}
      </>
    )
  if (state.status === 'noCard')
    return (
      <>
        <p>{redeemTexts.noCard}</p>
        <ButtonLink to={paths.cards}>{redeemTexts.toCards}</ButtonLink>
      </>
    )
  if (!('context' in state)) return null
  return <ButtonLink to={stepPath(couponId, firstStep(state.context.cards))}>{t.redeem}</ButtonLink>
}
