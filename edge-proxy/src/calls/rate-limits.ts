import { fieldName } from '@portal/shared-contracts/calls/member-fields'

/** How many attempts one rate limit allows in each kind of window; without a number there is no such window. */
export type RateLimit = {
  minutes: number
  /** Which account is counted: each of those in body fields, the signed-in member, or none. */
  account: { bodyFields: readonly string[] } | 'member' | null
  /** One account from one address: enough attempts for a member who forgot a password. */
  perAccountAndAddress?: number
  /** One account from all addresses; larger, so that an attacker cannot lock out a member from one address. */
  perAccount?: number
  /** One address, such as a shop's network, and all accounts; wider networks have multiples (`networksOf`). */
  perAddress?: number
  /**
   * All browsers that have logged in with exactly this name, together, in no other window: neither strangers nor
   * members with a name alike can lock them out. Those of earlier versions, of which only the folded name is known,
   * count apart.
   */
  perKnownBrowser?: number
  /** The account is a link's code; browsers known to any account count together, and for their address too. */
  ownWindowsOfAnyAccount?: true
  /** One mailbox, whatever call sends it mail. */
  perMailbox?: number
  /**
   * Logins that succeed count as `newSession` instead, those without a response do not. Without it each request counts
   * that may have reached the backend, because it may have sent an e-mail.
   */
  countsOnlyFailedLogins?: true
}

export type WindowKind = Extract<keyof RateLimit, `per${string}`>

const loginName = { bodyFields: [fieldName.loginName] } as const

/** Calls with the same limit are counted together (docs/product/limits.md, Numbers). */
export const rateLimits = {
  login: {
    minutes: 10,
    account: loginName,
    perAccountAndAddress: 10,
    perAccount: 100,
    perAddress: 100,
    perKnownBrowser: 10,
    countsOnlyFailedLogins: true,
  },
  loginByToken: { minutes: 10, account: null, perAddress: 100, countsOnlyFailedLogins: true },
  // Every login that succeeded, whatever call it was.
  newSession: { minutes: 10, account: 'member', perAccount: 100 },
  // Every visitor's browser needs one a day.
  loyaltyLogin: { minutes: 10, account: null, perAddress: 300 },
  userCheck: { minutes: 10, account: loginName, perAccountAndAddress: 20, perAccount: 100, perAddress: 100 },
  resendConfirmation: { minutes: 60, account: loginName, perAccountAndAddress: 10, perAccount: 20, perAddress: 60 },
  register: { minutes: 60, account: loginName, perAccountAndAddress: 10, perAccount: 20, perAddress: 60 },
  requestPassword: {
    minutes: 60,
    account: { bodyFields: [fieldName.email] },
    perAccountAndAddress: 5,
    perAccount: 10,
    perAddress: 60,
    perKnownBrowser: 5,
  },
  resetPassword: {
    minutes: 10,
    account: { bodyFields: ['ObjectID'] },
    perAccountAndAddress: 10,
    perAccount: 30,
    perAddress: 60,
    perKnownBrowser: 10,
    ownWindowsOfAnyAccount: true,
  },
  changePassword: { minutes: 10, account: 'member', perAccountAndAddress: 10, perAccount: 20, perAddress: 60 },
  optIn: {
    minutes: 10,
    // The shop may read only one of them.
    account: { bodyFields: ['EMail', 'ObjectID'] },
    perAccountAndAddress: 10,
    perAccount: 30,
    perAddress: 60,
  },
  withdraw: {
    minutes: 60,
    account: { bodyFields: [fieldName.email] },
    perAccountAndAddress: 10,
    perAccount: 20,
    perAddress: 60,
  },
  card: { minutes: 10, account: 'member', perAccount: 30, perAddress: 120 },
  // Calls with a coupon or a card that the member may not have.
  unknownId: { minutes: 10, account: 'member', perAccount: 30 },
  // Each of these makes work for people or sends mail.
  cardOrder: { minutes: 60, account: 'member', perAccount: 10 },
  deleteRequest: { minutes: 60, account: 'member', perAccount: 5 },
  newsletter: { minutes: 60, account: 'member', perAccount: 10 },
  order: { minutes: 60, account: 'member', perAccount: 60, perAddress: 300 },
  kioskEnrolment: { minutes: 10, account: null, perAddress: 10 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/** E-mails that calls send to one mailbox, all calls together; those of registrations apart from all others. */
export const mailLimit: RateLimit = { minutes: 60, account: null, perMailbox: 3, perKnownBrowser: 3 }

export type LimitPolicy = {
  rateLimit?: RateLimitName
  /** Mail goes to the body field `to`, if the body has the values of `when`; for a `registration` it counts apart. */
  mail?: { to: string; when?: Readonly<Record<string, unknown>>; registration?: true }
}
