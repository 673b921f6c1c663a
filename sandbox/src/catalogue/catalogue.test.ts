import { wire } from '@portal/shared-contracts/testing/wire'
import { accountCoupons } from '@portal/shared-contracts/calls'
import { couponPlaceOf, couponPlaces } from '@portal/shared-contracts/coupon/coupon-place'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestClient } from '../testing/test-client.ts'
import { fullCatalogue, withItems } from './catalogue.ts'
import { parseEntries, type CatalogueEntry } from './entry.ts'
import { oddCoupons, oddRewards } from './odd-entries.ts'

const idOf = ({ couponId }: CatalogueEntry): string => couponId
const coupons = fullCatalogue.filter(({ usageType }) => usageType !== 'REWARD')
const rewards = fullCatalogue.filter(({ usageType }) => usageType === 'REWARD')

/** The demo member's list as the platform sends it, and as the portal reads it. */
async function memberCoupons() {
  const { app, loyaltyLogin } = createTestClient()
  const response = await app.request(`/${wire.prefix}/v2/accounts/ACC-1/accountcoupons`, {
    headers: await loyaltyLogin(),
  })
  const sent = v.parse(v.array(v.looseObject({ couponId: v.union([v.string(), v.number()]) })), await response.json())
  return { sent, read: v.parse(accountCoupons.response, sent) }
}

test('has at least 60 Aktionen and 40 rewards, each with its own id and texts', () => {
  expect(coupons.length).toBeGreaterThanOrEqual(60)
  expect(rewards.length).toBeGreaterThanOrEqual(40)
  expect(new Set(fullCatalogue.map(({ couponId }) => couponId.toLowerCase())).size).toBe(fullCatalogue.length)
  for (const { couponId, title, subTitle } of fullCatalogue) {
    expect(title.trim() !== '' && subTitle.trim() !== '', couponId).toBe(true)
  }
})

test.each(couponPlaces)('has several Aktionen for %s', (place) => {
  expect(
    coupons.filter(({ category }) => category.split(', ').some((name) => couponPlaceOf(name) === place)).length,
  ).toBeGreaterThan(4)
})

test.each(['Produkte', 'Gutscheine', 'Veranstaltungen'])('has several rewards of the category %s', (category) => {
  expect(rewards.filter((reward) => reward.category === category).length).toBeGreaterThan(4)
})

test('the portal reads every entry and drops none', async () => {
  const { sent, read } = await memberCoupons()
  expect(read.map(({ couponId }) => couponId)).toEqual(fullCatalogue.map(({ couponId }) => couponId))
  expect(sent.map(({ couponId }) => couponId).filter((id) => typeof id === 'number')).toEqual([80046, 70062])
})

test.each<[string, (coupon: Awaited<ReturnType<typeof memberCoupons>>['sent'][number]) => boolean]>([
  ['without dates', (coupon) => !('validFrom' in coupon) && !('validTo' in coupon)],
  ['without points but with a price in its action', (coupon) => !('points' in coupon)],
  ['without a limit', (coupon) => !('maxRedeemCount' in coupon) && !('maxRedeemCountGlobal' in coupon)],
  ['limited for the member only', (coupon) => 'maxRedeemCount' in coupon && !('maxRedeemCountGlobal' in coupon)],
  ['limited overall only', (coupon) => !('maxRedeemCount' in coupon) && 'maxRedeemCountGlobal' in coupon],
  ['with both limits', (coupon) => 'maxRedeemCount' in coupon && 'maxRedeemCountGlobal' in coupon],
  ['active and not to be activated again', hasActivation(false, true)],
  ['neither active nor to be activated', hasActivation(false, false)],
  ['active', hasActivation(true, true)],
])('has a coupon %s', async (_, matches) => {
  expect((await memberCoupons()).sent.some(matches)).toBe(true)
})

function hasActivation(activatable: boolean, activated: boolean) {
  return ({ activation }: { [field: string]: unknown }): boolean =>
    JSON.stringify(activation) === JSON.stringify({ activatable, activated })
}

test('the unusual Aktionen are the last ones', () => {
  expect(coupons.slice(-oddCoupons.length).map(idOf)).toEqual(oddCoupons.map(idOf))
})

test('the demo member can pay the unusual rewards, and no order of the list begins with one', () => {
  const prices = (entries: readonly CatalogueEntry[]) => entries.map(({ points }) => points ?? 0)
  const oddIds = oddRewards.map(idOf)
  const regular = rewards.filter((reward) => !oddIds.includes(idOf(reward)))
  expect(Math.max(...prices(oddRewards))).toBeLessThanOrEqual(4321)
  const affordable = prices(regular).filter((points) => points <= 4321)
  expect(Math.min(...prices(oddRewards))).toBeGreaterThan(Math.max(...affordable))
  expect(Math.max(...prices(regular))).toBeGreaterThan(Math.max(...prices(oddRewards)))
})

const entry = parseEntries([
  {
    couponId: 'R1',
    usageType: 'REWARD',
    category: 'Produkte',
    title: 'Honig',
    subTitle: '250 g',
    days: 9,
    description: 'Von Bienen.',
  },
])
const tea = { title: 'Tee', subTitle: '125 g', picture: 'tea' }

test('a brand gives an entry other texts, and it keeps its price, its dates and its id', () => {
  const [item] = withItems(entry, { R1: tea })
  expect(item).toEqual({ ...entry[0], title: 'Tee', subTitle: '125 g', description: undefined })
})

test('an id that no entry has is named', () => {
  expect(() => withItems(entry, { R99: tea })).toThrow('content/catalogue.ts of the brand names R99, which is no entry')
})
