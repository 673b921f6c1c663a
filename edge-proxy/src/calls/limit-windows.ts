import { networksOf } from '../http/request.ts'
import type { KnownBrowser } from '../session/known-browsers.ts'
import { foldedName, typedNameHash } from '../session/login-name.ts'
import { mailboxOf } from '../session/mailbox.ts'
import type { WindowSize } from '../state/rate-limiter.ts'
import type { Attempt } from './attempt.ts'
import {
  mailLimit,
  rateLimits,
  type LimitPolicy,
  type RateLimit,
  type RateLimitName,
  type WindowKind,
} from './rate-limits.ts'

/** One window of an attempt; `key` is what it counts, of which only the hash is stored. */
export type Window = { id: string; size: WindowSize; title: string; key: string }

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

/** The windows in which an attempt may be a guess: those of a known browser, else of accounts and networks. */
export function windowsOfGuess(name: RateLimitName, attempt: Attempt): Window[] {
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

/** The windows of the e-mail that an attempt sends, which count mail to one mailbox; none if it sends none. */
export function windowsOfMail(mail: MailPolicy, { body, browser }: Attempt): Window[] {
  const address = recipientOf(mail, body)
  if (address === null) return []
  const window = createWindow(mail.registration ? 'registrationMail' : 'mail', mailLimit)
  const ofKnown = windowsOfKnown(window, browser(), address)
  return ofKnown.length > 0 ? ofKnown : window('perMailbox', mailboxOf(address))
}
