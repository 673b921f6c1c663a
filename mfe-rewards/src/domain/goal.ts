import { notRedeemableReason, type Reward } from './reward.ts'

/** How many rewards the balance covers, and the nearest one that needs more points; null without one. */
export type Goal = { affordable: number; next: { title: string; price: number; missing: number } | null }

/** The goal of a member among the highlights; an Aktion has no price to reach. `now` in ms since 1970. */
export function goalOf(highlights: readonly Reward[], balance: number, now: number): Goal {
  const goal: Goal = { affordable: 0, next: null }
  for (const reward of highlights.filter(({ isReward }) => isReward)) {
    const reason = notRedeemableReason(reward, balance, now)
    if (reason === null) goal.affordable += 1
    if (reason?.kind !== 'pointsMissing' || (goal.next && goal.next.missing <= reason.points)) continue
    goal.next = { title: reward.title, price: balance + reason.points, missing: reason.points }
  }
  return goal
}
