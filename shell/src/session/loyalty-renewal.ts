/** Milliseconds within which the page is reloaded at most once. */
export const reloadPause = 60_000

export type LoyaltyRenewalOptions = {
  now: () => number
  /** When the page was last reloaded for a new token, ms since 1970; kept over reloads. */
  readLast: () => number
  /** False where nothing can be kept over a reload. */
  writeLast: (time: number) => boolean
  /** Fetches a new token and stores it. */
  renew: () => Promise<void>
  reload: () => void
  onUnavailable: () => void
}

/**
 * What a 401 on coupons asks for: a new token and one reload, at most once a minute, then
 * maintenance (spec §7, design §10). Where no time can be kept there is no reload, because
 * it would never end and would take a session that lives in memory alone.
 */
export async function renewLoyaltyToken(options: LoyaltyRenewalOptions): Promise<void> {
  const { now, readLast, writeLast, renew, reload, onUnavailable } = options
  // A time in the future comes from a clock that was set back.
  if (Math.abs(now() - readLast()) < reloadPause || !writeLast(now())) return onUnavailable()
  try {
    await renew()
    reload()
  } catch {
    onUnavailable()
  }
}
