import { sameAddress, type PostalAddress } from '@portal/shared-contracts/address'
import type { Card } from '@portal/shared-contracts/calls'
import { germanyIn } from '@portal/shared-contracts/address/countries'
import { isReward } from '@portal/shared-contracts/coupon/coupon-usage'
import { initialDelivery } from '../domain/order.ts'
import type { RedeemInput } from '../domain/redeem-input.ts'
import { usableCards } from '../domain/redeem-steps.ts'
import { notRedeemableReason, toRewardDetail } from '../domain/reward.ts'
import { editing, type RedeemDependencies, type RedeemState } from './redeem-state.ts'

/**
 * Loads what the form needs and returns the first state: the form, or the reason why there is none.
 * `typed` is what the member typed before.
 * @throws ApiError if coupons or cards cannot be loaded.
 */
export async function loadOffer(dependencies: RedeemDependencies, typed: RedeemInput | null): Promise<RedeemState> {
  const member = dependencies.member()
  const [coupons, allCards, countries, balance] = await Promise.all([
    dependencies.loadCoupons(),
    dependencies.loadCards(),
    dependencies.loadCountries(),
    // Uses the session's balance, because the shop checks the balance again with the order.
    dependencies.loadPoints().catch(() => member.balance),
  ])
  const coupon = coupons.find((one) => isReward(one) && one.couponId === dependencies.couponId)
  if (coupon === undefined) return { status: 'notFound' }
  const reward = toRewardDetail(coupon)
  const reason = notRedeemableReason(reward, balance, dependencies.now())
  if (reason !== null) return { status: 'notRedeemable', reward, reason }
  const cards = usableCards(allCards)
  if (cards.length === 0) return { status: 'noCard', reward }
  const { title, image, category } = reward
  const offer = { title, image, category, price: reward.price ?? 0 }
  const context = { reward, offer, cards, balance, member, refusedAddress: null }
  const profile = initialDelivery(member.billing, germanyIn(countries))
  return editing(context, withCard(typed === null ? initialInput(profile) : withProfile(typed, profile), cards))
}

const initialInput = (profile: PostalAddress): RedeemInput => ({
  cardCode: '',
  address: profile,
  keepAddress: false,
  profile,
})

/** The input with today's profile; an address that is not changed in the form follows it and is checked again. */
function withProfile(input: RedeemInput, profile: PostalAddress): RedeemInput {
  const isChanged = input.profile === undefined || !sameAddress(input.address, input.profile)
  if (isChanged || sameAddress(input.address, profile)) return { ...input, profile }
  return { ...input, address: profile, keepAddress: false, profile }
}

/** Removes a card of the draft that has been locked since; a single card is preselected. */
function withCard(input: RedeemInput, cards: readonly Card[]): RedeemInput {
  const only = cards.length === 1 ? (cards[0]?.cardCode ?? '') : ''
  const isUsable = cards.some(({ cardCode }) => cardCode === input.cardCode)
  return isUsable ? input : { ...input, cardCode: only }
}
