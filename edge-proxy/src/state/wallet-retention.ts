const day = 24 * 60 * 60 * 1000

/**
 * ms since the last use. A pass that is `unused` ends, so that its phones show it as void; `inNoWallet`: passes that
 * have ended or are in no wallet are deleted; `all`: passes and registrations are deleted, also without an edge that
 * ends passes.
 */
export const walletRetention = { unused: 400 * day, inNoWallet: 30 * day, all: 430 * day }

/** Registrations of all passes; the oldest ones go first. */
export const maxRegistrations = 1_000_000
