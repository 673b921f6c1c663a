/** Milliseconds between two reloads for a new loyalty token. */
export const minimumReloadInterval = 60_000

export type LoyaltyRenewalOptions = {
  now: () => number
  /** When the page was last reloaded for a new token, ms since 1970; survives the reload. */
  readLastReload: () => number
  /** False if the browser did not store the time. */
  writeLastReload: (time: number) => boolean
  /** Fetches a new token and stores it. */
  renew: () => Promise<void>
  reload: () => void
  onUnavailable: () => void
}

/**
 * After a 401 on coupon calls: renews the loyalty token and reloads the page, at most once a
 * minute; otherwise reports the service as unavailable. Does not reload if the time cannot be
 * stored: the reloads would not end, and a session in memory would be lost.
 */
export async function renewLoyaltyToken(options: LoyaltyRenewalOptions): Promise<void> {
  const { now, readLastReload, writeLastReload, renew, reload, onUnavailable } = options
  // The absolute difference: a time in the future means that the clock was set back.
  if (Math.abs(now() - readLastReload()) < minimumReloadInterval || !writeLastReload(now())) return onUnavailable()
  try {
    await renew()
    reload()
  } catch {
    onUnavailable()
  }
}
