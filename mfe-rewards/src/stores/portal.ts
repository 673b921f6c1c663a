import { memberCoupons } from '@portal/page-library/api/account-coupons'
import { portalApi } from '@portal/page-library/api'
import { $userData } from '@portal/page-library/session'
import { perAccount, refreshOnMount } from '@portal/page-library/stores'
import { computed } from 'nanostores'
import { createHighlights, createHighlight, loadPublicCoupons, type HighlightStore } from './highlights.ts'
import { createLockedPoints } from './locked-points.ts'
import { kept } from './kept.ts'
import { createRewards } from './rewards.ts'

/* Connects the stores to the page: its API and session. What orders need is in redeem-portal.ts. */

/** The member's points; null without a session or while unknown. */
export const $balance = computed($userData, (user) => (user === null ? null : user.loyaltyPoints))

const publicCoupons = () => loadPublicCoupons(portalApi, new Date())

/**
 * Milliseconds for which a page that embeds them keeps the public coupons: it may remove and add its elements often.
 */
const embeddedAge = 60_000

/**
 * The rewards of the signed-in member, or the public ones in a page that embeds them; the list is kept when the member
 * leaves the page.
 */
export const memberRewards = perAccount((accountId) =>
  refreshOnMount(createRewards(accountId ? () => memberCoupons.load(accountId) : kept(publicCoupons, embeddedAge))),
)

/** The highlights, shared by all visits of this page load. */
export const highlights = refreshOnMount(createHighlights(publicCoupons))

export const highlightOf = (slug: string): HighlightStore => refreshOnMount(createHighlight(slug, publicCoupons))

/** The sum of the signed-in member's locked points. */
export const lockedPoints = perAccount(() => refreshOnMount(createLockedPoints(portalApi)))
