import { t } from '../messages/redeem.ts'
import { t as detailTexts } from '../messages/reward-detail.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import { rewardOf } from './reward-page-content.tsx'

/** Title and lead of the page in each state; `isDetail` tells whether it shows the reward instead of a step. */
export function redeemHero(state: RedeemState, isDetail: boolean): { title: string; lead?: string } {
  if (state.status === 'notFound') return { title: t.notFoundTitle, lead: t.notFound }
  if (isDetail && state.status === 'loading') return { title: t.title, lead: detailTexts.loadingLead }
  if (state.status === 'done') return { title: t.orderedTitle }
  const reward = isDetail ? rewardOf(state) : null
  return reward === null ? { title: t.title } : { title: reward.title, lead: reward.subTitle }
}
