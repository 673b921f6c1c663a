import { networksOf } from '../http/request.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownBrowser } from '../session/session.ts'
import { accountName, nameOf } from '../session/login-name.ts'
import { mailboxOf } from '../session/mailbox.ts'
import type { OpenLimiter, RateLimiter, Refund, WindowSize } from '../state/rate-limiter.ts'

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
   * All browsers that have logged in with exactly this name, together, in no other window: neither strangers nor members
   * with a name alike can lock them out. Those of earlier versions, of which only the folded name is known, count apart.
   */
  perKnownBrowser?: number
  /** The account is a link's code; browsers known to any account count together, and for their address too. */
  ownWindowsOfAnyAccount?: true
  /** One mailbox, whatever call sends it mail. */
  perMailbox?: number
  /** One mailbox and all known browsers, because one person may have many accounts whose names reach it. */
  perMailboxOfKnown?: number
  /**
   * Logins that succeed count as `newSession` instead, those without a response do not. Without it each request counts
   * that may have reached the backend, because it may have sent an e-mail.
   */
  countsOnlyFailedLogins?: true
}

export type WindowKind = Extract<keyof RateLimit, `per${string}`>

const loginName = { bodyFields: ['loginName'] } as const

/** Calls with the same limit are counted together (docs/product/calls-and-headers.md, Limits). */
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
    account: { bodyFields: ['email'] },
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
    account: { bodyFields: ['email'] },
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
export const mailLimit: RateLimit = {
  minutes: 60,
  account: null,
  perMailbox: 3,
  perKnownBrowser: 3,
  perMailboxOfKnown: 9,
}

export type LimitPolicy = {
  rateLimit?: RateLimitName
  /** Mail goes to the body field `to`, if the body has the values of `when`; for a `registration` it counts apart. */
  mail?: { to: string; when?: Readonly<Record<string, unknown>>; registration?: true }
}

export type Attempt = {
  address: () => string
  /** The origin of an embedding page, whose attempts count apart from those of the portal's own pages. */
  origin: string | null
  /** The account of the signed-in member, the same in all sessions. */
  member: string | null
  /** The browser, if a member has logged in there; read only if it has attempts of its own. */
  browser: () => KnownBrowser | null
  body: Readonly<Record<string, unknown>> | null
}

/** A sender of whom only the address counts. */
export const visitor = { origin: null, member: null, browser: () => null, body: null }

export type Counted = {
  /** For an attempt that was neither a guess nor sent an e-mail. */
  refund: Refund
  /** For an attempt that may have been a guess, but sent no e-mail. */
  refundMail: Refund
}

/** Counts in every window, or none if one refuses: a blocked account blocks no other. @throws HttpError rateLimited */
export type CountAttempt = (policy: LimitPolicy, attempt: Attempt) => Promise<Counted>

export function createCountAttempt(openLimiter: OpenLimiter): CountAttempt {
  const limiters = new Map<string, RateLimiter>()

  function take({ id, size, title, counted }: Window): Promise<Refund> {
    const limiter = limiters.get(id) ?? openLimiter(id, size, title)
    limiters.set(id, limiter)
    return limiter(counted)
  }

  return async ({ rateLimit, mail }, attempt) => {
    const guesses = rateLimit === undefined ? [] : windowsOfGuess(rateLimit, attempt)
    const mails = mail === undefined ? [] : windowsOfMail(mail, attempt)
    const results = await Promise.allSettled([...guesses, ...mails].map(take))
    const refundFrom = (first: number): Refund => {
      const refunds = results.slice(first).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      return async () => void (await Promise.all(refunds.map((refund) => refund())))
    }
    const rejections = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    if (rejections.length === 0) return { refund: refundFrom(0), refundMail: refundFrom(guesses.length) }
    await refundFrom(0)()
    throw longestWait(rejections)
  }
}

/** The rejection that holds longest, because the attempt is rejected until then. */
function longestWait(rejections: readonly unknown[]): unknown {
  const seconds = (rejection: unknown): number =>
    rejection instanceof HttpError ? (rejection.retryAfter ?? 0) : Infinity
  return rejections.toSorted((a, b) => seconds(b) - seconds(a))[0]
}

/** One window of an attempt; the hash of `counted` is its key. */
type Window = { id: string; size: WindowSize; title: string; counted: string }

const titles = {
  perAccountAndAddress: 'account and address',
  perAccount: 'account',
  perAddress: 'address',
  perKnownBrowser: 'known browsers',
  perMailbox: 'mailbox',
  perMailboxOfKnown: 'mailbox of known browsers',
} as const satisfies Record<WindowKind, string>

type CreateWindow = (kind: WindowKind, counted: string, factor?: number) => Window[]

/** The windows of a limit, as far as it has a number for them; `factor` multiplies the number for a wider network. */
const createWindow =
  (name: string, limit: RateLimit): CreateWindow =>
  (kind, counted, factor = 1) => {
    const { [kind]: attempts, minutes } = limit
    if (attempts === undefined) return []
    const title = factor === 1 ? titles[kind] : 'network'
    return [{ id: `${name}:${kind}${factor}`, size: { limit: attempts * factor, minutes }, title, counted }]
  }

/** The window of the browsers that are known to a login name, if this is one of them. */
function windowsOfKnown(window: CreateWindow, browser: KnownBrowser | null, loginName: string): Window[] {
  if (browser?.knows(loginName)) return window('perKnownBrowser', nameOf(loginName))
  if (!browser?.knewAlike(loginName)) return []
  return window('perKnownBrowser', accountName(loginName)).map((each) => ({ ...each, id: `${each.id} alike` }))
}

function windowsOfGuess(name: RateLimitName, attempt: Attempt): Window[] {
  const limit: RateLimit = rateLimits[name]
  const window = createWindow(name, limit)
  const texts = accountsOf(limit, attempt)
  const browser = limit.perKnownBrowser === undefined ? null : attempt.browser()
  const ofKnown = texts.flatMap((text) => windowsOfKnown(window, browser, text))
  if (ofKnown.length > 0) return ofKnown

  const accounts = limit.account === 'member' ? texts : texts.map(accountName)
  const sender = (network: string): string => (attempt.origin === null ? network : `${network} ${attempt.origin}`)
  const networks = networksOf(attempt.address())
  const ofNetworks = networks.flatMap(({ name: network, factor }) => window('perAddress', sender(network), factor))
  if (browser !== null && limit.ownWindowsOfAnyAccount)
    return [...ofNetworks, ...accounts.flatMap((account) => window('perKnownBrowser', account))]
  const ofAccounts = accounts.flatMap((account) => [
    ...window('perAccount', account),
    ...window('perAccountAndAddress', `${account} ${sender(networks.at(-1)?.name ?? '')}`),
  ])
  return [...ofNetworks, ...ofAccounts]
}

/** The accounts that an attempt counts for: the member, or the names in the body as they were typed. */
function accountsOf({ account }: RateLimit, { member, body }: Attempt): string[] {
  if (account === null) return []
  if (account === 'member') return member === null ? [] : [member]
  return account.bodyFields.flatMap((field) => {
    const value = body?.[field]
    return typeof value === 'string' ? value : []
  })
}

type MailPolicy = NonNullable<LimitPolicy['mail']>

/** The address to which a call sends an e-mail; null if it sends none. */
export function recipientOf({ to, when = {} }: MailPolicy, body: Attempt['body']): string | null {
  const isSent = Object.entries(when).every(([field, value]) => body?.[field] === value)
  return isSent ? String(body?.[to]) : null
}

function windowsOfMail(mail: MailPolicy, { body, browser }: Attempt): Window[] {
  const address = recipientOf(mail, body)
  if (address === null) return []
  const window = createWindow(mail.registration ? 'registrationMail' : 'mail', mailLimit)
  const ofKnown = windowsOfKnown(window, browser(), address)
  const mailbox = mailboxOf(address)
  return ofKnown.length > 0 ? [...ofKnown, ...window('perMailboxOfKnown', mailbox)] : window('perMailbox', mailbox)
}
