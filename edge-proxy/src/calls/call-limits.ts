import type { KnownBrowser } from '../auth/known-browser.ts'
import type { KeyRing } from '../auth/key-ring.ts'
import type { CallPolicy } from './call-policy.ts'
import { accountName, mailboxOf } from './limit-accounts.ts'
import { createKeyOf, type KeyOf } from './limit-keys.ts'
import { createWindows, type CreateCounter, type Refund, type Windows } from './limit-windows.ts'
import { networksOf } from './limit-networks.ts'
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

  /** Counts in all windows or in none. */
  async function take(limit: RateLimit, windows: readonly Counting[]): Promise<Refund> {
    const refunds: Refund[] = []
    const refund: Refund = async () => void (await Promise.all(refunds.map((refundOne) => refundOne())))
    try {
      for (const { kind, factor = 1, counted } of windows) {
        const opened = windowsOf.get(limit)?.(kind, factor)
        if (opened) refunds.push(await opened.take(counted))
      }
    } catch (error) {
      await refund()
      throw error
    }
    return refund
  }

  return async ({ rateLimit, mail }, attempt) => {
    const refundGuess = rateLimit === undefined ? noRefund : await take(rateLimit, guessed(rateLimit, attempt))
    const refundMail = await take(mailLimit, mail === undefined ? [] : mailed(mail, attempt)).catch(
      async (error: unknown) => {
        await refundGuess()
        throw error
      },
    )
    return { refund: async () => void (await Promise.all([refundGuess(), refundMail()])), refundMail }
  }
}

const noRefund: Refund = async () => {}

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

/** The windows of a guess: widest first, so that what the network refuses makes no narrower window. */
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
