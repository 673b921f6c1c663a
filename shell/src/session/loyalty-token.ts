import { fetchLoyaltyToken, isWithoutResponse, portalApi, send, toApiError } from '@portal/page-library/api'
import { coupons } from '@portal/shared-contracts/calls'
import { couponDate } from '@portal/shared-contracts/coupon/coupon-date'
import { $loyalty, sessionTokens } from '@portal/page-library/session'
import { setLoyaltyAvailability } from '@portal/page-library/session/write'
import { localTime } from './local-time.ts'
import { $pageState } from './page-state.ts'

/** Milliseconds between two checks. */
const interval = 30_000

/** Milliseconds after which a browser that reports no idle time fetches the first token. */
const startDelay = 1_000

/** Fetches a loyalty token while none is held, and asks for coupons during maintenance until a fetch succeeds. */
export function startLoyaltyChecks(): void {
  const check = (): void => void ignoreFailure($loyalty.get() === 'unavailable' ? checkCoupons : ensureToken)
  // A hidden page has no reader.
  setInterval(() => document.visibilityState === 'visible' && check(), interval)
  // WebKit cancels the calls of a page that is left, which then looks as in maintenance when Back shows it again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && check())
  // When the page is drawn and idle, so that no paint waits for the token.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void ignoreFailure(ensureToken))
  else setTimeout(() => void ignoreFailure(ensureToken), startDelay)
}

/** The next check tries again. */
const ignoreFailure = (check: () => Promise<unknown>): Promise<unknown> => check().catch(() => {})

async function ensureToken(): Promise<void> {
  if (sessionTokens().loyaltyToken === null) await fetchLoyaltyToken(portalApi)
}

async function checkCoupons(): Promise<void> {
  const loyaltyToken = await fetchLoyaltyToken(portalApi)
  await send(portalApi, coupons, { query: { validTo: couponDate(new Date()) }, loyaltyToken })
  setLoyaltyAvailability('available')
}

/** Milliseconds between two reloads for a new loyalty token. */
const minimumReloadInterval = 60_000

/** When the page was last reloaded for a new token. */
const lastReload = localTime('loyalty-reload')

/** Notes a reload; false if the last one was less than a minute ago, or the browser did not store the time. */
function noteReload(): boolean {
  // The absolute difference: a time in the future means that the clock was set back.
  if (Math.abs(Date.now() - lastReload.read()) < minimumReloadInterval) return false
  return $pageState.get().persistent && lastReload.write(Date.now())
}

/**
 * After a 401 on coupon calls: renews the loyalty token and reloads the page, at most once a
 * minute; otherwise reports the service as unavailable. Does not reload if the time cannot be
 * stored: the reloads would not end, and a session in memory would be lost.
 * @param whenStored resolves when the session with the new token is stored
 */
export async function renewLoyaltyToken(whenStored: () => Promise<void>): Promise<void> {
  if (!noteReload()) return setLoyaltyAvailability('unavailable')
  try {
    await fetchLoyaltyToken(portalApi)
    await whenStored()
    location.reload()
  } catch (error) {
    if (!isWithoutResponse(toApiError(error).code)) setLoyaltyAvailability('unavailable')
  }
}
