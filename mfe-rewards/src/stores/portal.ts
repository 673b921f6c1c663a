import { memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { pointsOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { computed } from 'nanostores'
import { loadPublicCoupons } from './highlight-calls.ts'
import { createHighlights } from './highlights.ts'
import { createRewardsPage } from './rewards.ts'
import { createTopPage, type TopModel } from './top.ts'

/** The member's points; null without a session or while unknown. */
export const $balance = computed($userData, (user) => (user === null ? null : pointsOf(user)))

const publicCoupons = () => loadPublicCoupons(portalApi, new Date())

/**
 * The rewards of the signed-in member, or the public ones in a page that embeds them; the list is kept when the member
 * leaves the page.
 */
export const rewardsPage = perAccount((accountId) =>
  refreshOnMount(createRewardsPage(accountId ? () => memberCoupons.load(accountId) : publicCoupons, $balance)),
)

/** The highlights, shared by all visits of this page load. */
export const highlights = refreshOnMount(createHighlights(publicCoupons))

export const topPage = (slug: string): TopModel => refreshOnMount(createTopPage(slug, publicCoupons))
