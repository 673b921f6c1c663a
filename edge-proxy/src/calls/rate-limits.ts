/** How many attempts one rate limit allows per window of `minutes`. */
export type RateLimit = {
  minutes: number
  /** Which account is counted: the one in a body field, the signed-in member, or none. */
  account: { bodyField: string } | 'member' | null
  /** One account from one address: enough attempts for a member who forgot a password. */
  perAccountAndAddress: number
  /** One account from all addresses; larger, so that an attacker cannot lock out a member from one address. */
  perAccount: number
  /** One address and all accounts; a shop's wireless network or a mobile carrier is one address. */
  perAddress: number
  /**
   * `failedLogins`: logins that succeed or get no backend response do not count.
   * `sentRequests`: every request counts that may have reached the backend, because it may have sent an e-mail.
   */
  counts: 'failedLogins' | 'sentRequests'
}

const loginName = { bodyField: 'loginName' } as const

/** Calls with the same limit are counted together. */
export const rateLimits = {
  login: {
    minutes: 10,
    account: loginName,
    perAccountAndAddress: 10,
    perAccount: 100,
    perAddress: 100,
    counts: 'failedLogins',
  },
  loginByToken: {
    minutes: 10,
    account: null,
    perAccountAndAddress: 0,
    perAccount: 0,
    perAddress: 100,
    counts: 'failedLogins',
  },
  userCheck: {
    minutes: 10,
    account: loginName,
    perAccountAndAddress: 20,
    perAccount: 100,
    perAddress: 100,
    counts: 'sentRequests',
  },
  register: {
    minutes: 60,
    account: loginName,
    perAccountAndAddress: 10,
    perAccount: 20,
    perAddress: 60,
    counts: 'sentRequests',
  },
  requestPassword: {
    minutes: 60,
    account: { bodyField: 'email' },
    perAccountAndAddress: 5,
    perAccount: 10,
    perAddress: 60,
    counts: 'sentRequests',
  },
  resetPassword: {
    minutes: 10,
    account: { bodyField: 'ObjectID' },
    perAccountAndAddress: 10,
    perAccount: 30,
    perAddress: 60,
    counts: 'sentRequests',
  },
  changePassword: {
    minutes: 10,
    account: 'member',
    perAccountAndAddress: 10,
    perAccount: 20,
    perAddress: 60,
    counts: 'sentRequests',
  },
  optIn: {
    minutes: 10,
    account: { bodyField: 'EMail' },
    perAccountAndAddress: 10,
    perAccount: 30,
    perAddress: 60,
    counts: 'sentRequests',
  },
  card: {
    minutes: 10,
    account: 'member',
    perAccountAndAddress: 30,
    perAccount: 30,
    perAddress: 120,
    counts: 'sentRequests',
  },
} as const satisfies Record<string, RateLimit>
