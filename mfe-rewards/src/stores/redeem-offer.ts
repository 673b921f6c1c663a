import type { Card, Coupon } from '@delikaterie/shared-contracts/calls'
import { deliveryProblems, firstDelivery, type Problem } from '../domain/delivery.ts'
import { obstacleOf } from '../domain/obstacle.ts'
import { rewardsOf } from '../domain/reward.ts'
import { usableCards } from '../domain/usable-cards.ts'
import type { RedeemInput, Step } from './redeem-draft.ts'
import type { Editing, Member, RedeemState } from './redeem-state.ts'

export type OfferSources = {
  couponId: string
  member: () => Member
  loadCoupons: () => Promise<readonly Coupon[]>
  loadCards: () => Promise<readonly Card[]>
  loadPoints: () => Promise<number>
  now: () => number
}

/**
 * Reads what redeeming needs and gives the first state of the flow: its form, or why there
 * is none. `kept` is what the member had typed before.
 * @throws ApiError if coupons or cards cannot be read.
 */
export async function openOffer(
  sources: OfferSources,
  kept: Pick<Editing, 'step' | 'input'> | null,
): Promise<RedeemState> {
  const member = sources.member()
  const [coupons, allCards, balance] = await Promise.all([
    sources.loadCoupons(),
    sources.loadCards(),
    // The profile's balance will do: the shop checks it again with the order.
    sources.loadPoints().catch(() => member.balance),
  ])
  const reward = rewardsOf(coupons).find(({ couponId }) => couponId === sources.couponId)
  if (reward === undefined) return { status: 'gone' }
  const obstacle = obstacleOf(reward, balance, sources.now())
  if (obstacle !== null) return { status: 'blocked', reward, obstacle }
  const cards = usableCards(allCards)
  if (cards.length === 0) return { status: 'noCard', reward }
  const offer = { title: reward.title, image: reward.image, price: reward.price ?? 0 }
  const context = { reward, offer, cards, balance, member }
  const input = withCard(kept?.input ?? firstInput(member), cards)
  const step = firstOpenStep(kept?.step ?? 'card', input)
  return { status: 'editing', step, context, input, problems: [], attempt: 0 }
}

const firstInput = ({ billing }: Member): RedeemInput => ({
  cardCode: '',
  address: firstDelivery(billing),
  keepAddress: false,
})

/** A kept card may be locked by now; the only card needs no choice. */
function withCard(input: RedeemInput, cards: readonly Card[]): RedeemInput {
  const only = cards.length === 1 ? (cards[0]?.cardCode ?? '') : ''
  const isThere = cards.some(({ cardCode }) => cardCode === input.cardCode)
  return isThere ? input : { ...input, cardCode: only }
}

/** Where the member was, but never behind a step that is not finished. */
function firstOpenStep(wanted: Step, input: RedeemInput): Step {
  if (wanted === 'card' || input.cardCode === '') return 'card'
  return deliveryProblems(input.address).length > 0 ? 'address' : wanted
}

/** What keeps a step from being left. */
export function stepProblems({ step, input }: Pick<Editing, 'step' | 'input'>): Problem[] {
  const card: Problem[] = input.cardCode === '' ? [{ field: 'cardCode', code: 'stringEmpty', value: '' }] : []
  if (step === 'card') return card
  const address = deliveryProblems(input.address)
  return step === 'address' ? address : [...card, ...address]
}
