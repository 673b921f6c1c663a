import type { KnownBrowser } from '../../session/known-browser.ts'
import type { KeyRing } from '../../session/key-ring.ts'
import { HttpError } from '../../http/http-error.ts'
import type { CallPolicy } from '../call-policy.ts'
import { accountName, mailboxOf } from '../../session/account-name.ts'
import { createKeyOf, type KeyOf } from '../../state/limit-keys.ts'
import type { CreateCounter } from '../../state/rate-limiter.ts'
import { createWindows, type Refund, type Windows } from '../../state/limit-windows.ts'
import { networksOf } from './networks.ts'
import { mailLimit, rateLimits, type RateLimit, type WindowKind } from './rate-limits.ts'

export type Attempt = {
  /** The client's address, as `clientOf` returns it; read only if the call is limited. */
  address: () => string
  /** The origin of an embedding page, whose attempts count apart from those of the portal's own pages. */
  origin: string | null
  /** Account or session of the signed-in member. */
  member: string | null
  /** The browser, if a member has logged in there; read only if it has attempts of its own. */
  browser: () => KnownBrowser | null
  body: Readonly<Record<string, unknown>> | null
}

/** An attempt that counts. */
export type Counted = {
  /** For an attempt that was neither a guess nor sent an e-mail. */
  refund: Refund
  /** For an attempt that may have been a guess, but sent no e-mail. */
  refundMail: Refund
}

/** Whether calls of this policy are limited. */
export const isLimited = ({ rateLimit, mail }: CallPolicy): boolean => rateLimit !== undefined || mail !== undefined

/**
 * Counts an attempt in every window of the call. An attempt that one window refuses counts in none, so that one blocked
 * account does not block other members behind the same address.
 * @throws HttpError rateLimited
 */
export type LimitCall = (policy: CallPolicy, attempt: Attempt) => Promise<Counted>

/** Counts with the counters of a store; `ring` keys the hashes, so that edges with the same keys share their windows. */
export function createLimitCall(createCounter: CreateCounter, ring: KeyRing): LimitCall {
  const keyOf = createKeyOf(ring.newest.key)
  const windowsOf = new Map<RateLimit, OpenWindows>(
    Object.entries({ ...rateLimits, mail: mailLimit }).map(([name, limit]) => [
      limit,
      openWindows(createCounter, keyOf, name, limit),
    ]),
  )

  const take = (limit: RateLimit, windows: readonly Counting[]): Promise<Taken> =>
    takeAll(
      windows.flatMap(({ kind, factor = 1, counted }) => {
        const opened = windowsOf.get(limit)?.(kind, factor)
        return opened ? [opened.take(counted)] : []
      }),
    )

  return async ({ rateLimit, mail }, attempt) => {
    const [guess, sent] = await Promise.all([
      rateLimit === undefined ? nothing : take(rateLimit, guessed(rateLimit, attempt)),
      mail === undefined ? nothing : take(mailLimit, mailed(mail, attempt)),
    ])
    const refund: Refund = async () => void (await Promise.all([guess.refund(), sent.refund()]))
    const rejection = longestWait([...guess.rejections, ...sent.rejections])
    if (rejection === null) return { refund, refundMail: sent.refund }
    await refund()
    throw rejection
  }
}

/** What came of counting one attempt in several windows; `refund` takes it back from those that counted it. */
type Taken = { refund: Refund; rejections: readonly unknown[] }

const nothing: Taken = { refund: async () => {}, rejections: [] }

async function takeAll(attempts: readonly Promise<Refund>[]): Promise<Taken> {
  const results = await Promise.allSettled(attempts)
  const refunds = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  return {
    refund: async () => void (await Promise.all(refunds.map((refund) => refund()))),
    rejections: results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])),
  }
}

/** The rejection that holds longest, because the attempt is rejected until then. */
function longestWait(rejections: readonly unknown[]): unknown {
  const seconds = (rejection: unknown): number =>
    rejection instanceof HttpError ? (rejection.retryAfter ?? 0) : Infinity
  return rejections.toSorted((a, b) => seconds(b) - seconds(a))[0] ?? null
}

/** Opens the windows of one kind that have a multiple of their number; null if the limit has none. */
type OpenWindows = (kind: WindowKind, factor: number) => Windows | null

const titles = {
  perAccountAndAddress: 'account and address',
  perAccount: 'account',
  perAddress: 'address',
  perKnownBrowser: 'browser',
  perMailbox: 'mailbox',
} as const satisfies Record<WindowKind, string>

function openWindows(createCounter: CreateCounter, keyOf: KeyOf, name: string, limit: RateLimit): OpenWindows {
  const opened = new Map<string, Windows>()
  return (kind, factor) => {
    const base = limit[kind]
    if (base === undefined) return null
    const id = `${name}:${kind}${factor}`
    const size = { limit: base * factor, minutes: limit.minutes }
    const windows =
      opened.get(id) ?? createWindows(createCounter(id, size), keyOf, factor === 1 ? titles[kind] : 'network')
    opened.set(id, windows)
    return windows
  }
}

/** One window of an attempt: its kind, and the text whose hash is its key. */
type Counting = { kind: WindowKind; factor?: number; counted: string }

/** The windows of a guess. */
function guessed(limit: RateLimit, attempt: Attempt): Counting[] {
  const { origin } = attempt
  const account = accountOf(limit, attempt)
  const browser = limit.perKnownBrowser === undefined || account === null ? null : attempt.browser()
  const own: Counting = { kind: 'perKnownBrowser', counted: `${browser?.id} ${account}` }
  if (browser !== null && account !== null && browser.knows(account)) return [own]

  const networks = networksOf(attempt.address())
  const sender = (network: string): string => (origin === null ? network : `${network} ${origin}`)
  const ofNetworks = networks.map(({ name, factor }): Counting => ({
    kind: 'perAddress',
    factor,
    counted: sender(name),
  }))
  if (account === null) return ofNetworks
  if (browser !== null && limit.ownWindowsOfAnyAccount) return [...ofNetworks, own]
  return [
    ...ofNetworks,
    { kind: 'perAccount', counted: account },
    { kind: 'perAccountAndAddress', counted: `${account} ${sender(networks.at(-1)?.name ?? '')}` },
  ]
}

function accountOf({ account }: RateLimit, { member, body }: Attempt): string | null {
  if (account === null) return null
  if (account === 'member') return member
  const value = body?.[account.bodyField]
  return typeof value === 'string' ? accountName(value) : null
}

/** The window of an e-mail, if the call sends one. */
function mailed({ to, when = {} }: NonNullable<CallPolicy['mail']>, { body, browser }: Attempt): Counting[] {
  const address = body?.[to]
  const isSent = Object.entries(when).every(([field, value]) => body?.[field] === value)
  if (typeof address !== 'string' || !isSent) return []
  const known = browser()
  const mailbox = mailboxOf(address)
  if (known?.knows(accountName(address))) return [{ kind: 'perKnownBrowser', counted: `${known.id} ${mailbox}` }]
  return [{ kind: 'perMailbox', counted: mailbox }]
}
