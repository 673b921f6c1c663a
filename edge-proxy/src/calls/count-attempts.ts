import { networksOf } from '../http/request.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownBrowser } from '../session/known-browsers.ts'
import { foldedName, typedNameHash } from '../session/login-name.ts'
import { mailboxOf } from '../session/mailbox.ts'
import type { OpenLimiter, RateLimiter, Refund, WindowSize } from '../state/rate-limiter.ts'
import {
  mailLimit,
  rateLimits,
  type LimitPolicy,
  type RateLimit,
  type RateLimitName,
  type WindowKind,
} from './rate-limits.ts'

/** A request that counts towards limits, of whom and with what. */
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
export const anonymous = { origin: null, member: null, browser: () => null, body: null }

export type CountedAttempt = {
  /** For an attempt that was neither a guess nor sent an e-mail. */
  refund: Refund
  /** For an attempt that may have been a guess, but sent no e-mail. */
  refundMail: Refund
}

/** Counts in every window, or none if one refuses: a blocked account blocks no other. @throws HttpError rateLimited */
export type CountAttempt = (policy: LimitPolicy, attempt: Attempt) => Promise<CountedAttempt>

/** Opens a limiter for a window when the first attempt counts in it. */
export function createCountAttempt(openLimiter: OpenLimiter): CountAttempt {
  const limiters = new Map<string, RateLimiter>()

  function countIn({ id, size, title, key }: Window): Promise<Refund> {
    const limiter = limiters.get(id) ?? openLimiter(id, size, title)
    limiters.set(id, limiter)
    return limiter(key)
  }

  return async ({ rateLimit, mail }, attempt) => {
    const guesses = rateLimit === undefined ? [] : windowsOfGuess(rateLimit, attempt)
    const mails = mail === undefined ? [] : windowsOfMail(mail, attempt)
    const results = await Promise.allSettled([...guesses, ...mails].map(countIn))
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

/** One window of an attempt; `key` is what it counts, of which only the hash is stored. */
type Window = { id: string; size: WindowSize; title: string; key: string }

const titles = {
  perAccountAndAddress: 'account and address',
  perAccount: 'account',
  perAddress: 'address',
  perKnownBrowser: 'known browsers',
  perMailbox: 'mailbox',
} as const satisfies Record<WindowKind, string>

type CreateWindow = (kind: WindowKind, key: string, factor?: number) => Window[]

/** The windows of a limit, as far as it has a number for them; `factor` multiplies the number for a wider network. */
const createWindow =
  (name: string, limit: RateLimit): CreateWindow =>
  (kind, key, factor = 1) => {
    const { [kind]: attempts, minutes } = limit
    if (attempts === undefined) return []
    const title = factor === 1 ? titles[kind] : 'network'
    return [{ id: `${name}:${kind}${factor}`, size: { limit: attempts * factor, minutes }, title, key }]
  }

/** The window of the browsers that are known to a login name, if this is one of them. */
function windowsOfKnown(window: CreateWindow, browser: KnownBrowser | null, loginName: string): Window[] {
  if (browser?.knows(loginName)) return window('perKnownBrowser', typedNameHash(loginName))
  if (!browser?.knewAlike(loginName)) return []
  return window('perKnownBrowser', foldedName(loginName)).map((each) => ({ ...each, id: `${each.id} alike` }))
}

function windowsOfGuess(name: RateLimitName, attempt: Attempt): Window[] {
  const limit: RateLimit = rateLimits[name]
  const window = createWindow(name, limit)
  const texts = accountsOf(limit, attempt)
  const browser = limit.perKnownBrowser === undefined ? null : attempt.browser()
  const ofKnown = texts.flatMap((text) => windowsOfKnown(window, browser, text))
  if (ofKnown.length > 0) return ofKnown

  const accounts = limit.account === 'member' ? texts : texts.map(foldedName)
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
  return ofKnown.length > 0 ? ofKnown : window('perMailbox', mailboxOf(address))
}
