import { fetchLoyaltyToken, portalApi, send } from '@delikaterie/shared-contracts/api'
import { coupons } from '@delikaterie/shared-contracts/calls'
import { couponDate } from '@delikaterie/shared-contracts/coupon-date'
import { $loyalty, sessionTokens } from '@delikaterie/shared-contracts/session'
import { setLoyaltyAvailability } from '@delikaterie/shared-contracts/session/write'

/** Milliseconds between two checks. */
const interval = 30_000

/** Milliseconds after which a browser that reports no idle time fetches the first token. */
const startDelay = 1_000

/** Fetches a loyalty token while none is held, and asks for coupons during maintenance until a fetch succeeds. */
export function startLoyaltyChecks(): void {
  setInterval(() => {
    // A hidden page has no reader.
    if (document.visibilityState === 'visible') void ignoreFailure($loyalty.get() === 'unavailable' ? probe : holdToken)
  }, interval)
  // When the page is drawn and idle, so that no paint waits for the token.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void ignoreFailure(holdToken))
  else setTimeout(() => void ignoreFailure(holdToken), startDelay)
}

/** The next check tries again. */
const ignoreFailure = (check: () => Promise<unknown>): Promise<unknown> => check().catch(() => {})

async function holdToken(): Promise<void> {
  if (sessionTokens().loyaltyToken === null) await fetchLoyaltyToken(portalApi)
}

async function probe(): Promise<void> {
  const loyaltyToken = await fetchLoyaltyToken(portalApi)
  await send(portalApi, coupons, { query: { validTo: couponDate(new Date()) }, loyaltyToken })
  setLoyaltyAvailability('available')
}
