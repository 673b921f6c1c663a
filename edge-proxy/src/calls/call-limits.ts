import type { KeyRing } from '../auth/key-ring.ts'
import { createKeyOf, type KeyOf } from './limit-keys.ts'
import { createWindows, type CreateCounter, type Refund, type Windows } from './limit-windows.ts'
import { networksOf } from './limit-networks.ts'
import { rateLimits, type RateLimit } from './rate-limits.ts'

export type Attempt = {
  /** The client's address, as `clientOf` returns it; read only if the call is limited. */
  address: () => string
  /** The origin of an embedding page, whose attempts count apart from those of the portal's own pages. */
  origin: string | null
  /** Account or session of the signed-in member. */
  member: string | null
  body: Readonly<Record<string, unknown>> | null
}

/**
 * Counts an attempt in every window of a limit. An attempt that one window refuses counts in none, so that one blocked
 * account does not block other members behind the same address.
 * @throws HttpError rateLimited
 */
export type LimitCall = (limit: RateLimit, attempt: Attempt) => Promise<Refund>

/** Counts with the counters of a store; `ring` keys the hashes, so that edges with the same keys share their windows. */
export function createLimitCall(createCounter: CreateCounter, ring: KeyRing): LimitCall {
  const keyOf = createKeyOf(ring.newest.key)
  const windowsOf = new Map<RateLimit, OpenWindows>(
    Object.entries(rateLimits).map(([name, limit]) => [limit, openWindows(createCounter, keyOf, name, limit)]),
  )

  return async (limit, attempt) => {
    const windows = windowsOf.get(limit)
    const refunds: Refund[] = []
    const refund: Refund = async () => void (await Promise.all(refunds.map((refundOne) => refundOne())))
    if (windows === undefined) return refund
    try {
      for (const [kind, counted] of stepsOf(windows, limit, attempt)) refunds.push(await kind.take(counted))
    } catch (error) {
      await refund()
      throw error
    }
    return refund
  }
}

/** Opens the windows of one kind that have a multiple of their number. */
type OpenWindows = (kind: WindowKind, factor?: number) => Windows | null

const kinds = { perAccountAndAddress: 'account and address', perAccount: 'account', perAddress: 'address' } as const
type WindowKind = keyof typeof kinds

function openWindows(createCounter: CreateCounter, keyOf: KeyOf, name: string, limit: RateLimit): OpenWindows {
  const opened = new Map<string, Windows>()
  return (kind, factor = 1) => {
    const base = limit[kind]
    if (base === undefined) return null
    const id = `${name}:${kind}${factor}`
    const size = { limit: base * factor, minutes: limit.minutes }
    const windows =
      opened.get(id) ?? createWindows(createCounter(id, size), keyOf, factor === 1 ? kinds[kind] : 'network')
    opened.set(id, windows)
    return windows
  }
}

/** The windows of an attempt and their keys: widest first, so that what the network refuses makes no narrower window. */
function stepsOf(open: OpenWindows, limit: RateLimit, attempt: Attempt): [Windows, key: string][] {
  const { origin } = attempt
  const networks = networksOf(attempt.address())
  const sender = (network: string): string => (origin === null ? network : `${network} ${origin}`)
  const account = accountOf(limit, attempt)
  const steps: [Windows | null, string][] = networks.map(({ name, factor }) => [
    open('perAddress', factor),
    sender(name),
  ])
  if (account !== null) {
    steps.push([open('perAccount'), account])
    steps.push([open('perAccountAndAddress'), `${account} ${sender(networks.at(-1)?.name ?? '')}`])
  }
  return steps.filter((step): step is [Windows, string] => step[0] !== null)
}

function accountOf({ account }: RateLimit, { member, body }: Attempt): string | null {
  if (account === null) return null
  if (account === 'member') return member
  const value = body?.[account.bodyField]
  // Equivalent spellings of an e-mail address share one limit.
  return typeof value === 'string' ? value.normalize('NFKC').trim().toLowerCase() : null
}
