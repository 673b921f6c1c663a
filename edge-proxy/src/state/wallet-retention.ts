const day = 24 * 60 * 60 * 1000

/** ms after which passes and registrations that no phone asks for are deleted; earlier if they are in no wallet. */
export const walletRetention = { unused: 400 * day, inNoWallet: 30 * day }

/** Registrations of all passes; the oldest ones go first. */
export const maxRegistrations = 1_000_000
