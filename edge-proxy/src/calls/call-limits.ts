import { createHmac, randomBytes } from 'node:crypto'
import { subnetOf } from '../http/client.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'
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

/** Gives the attempt back, because only attempts that may have been a guess or sent an e-mail count (`RateLimit.countsOnlyFailedLogins`). */
export type Refund = () => void

export type LimitCall = (limit: RateLimit | undefined, attempt: Attempt, now: number) => Refund

/**
 * Counts attempts by account and by address. An attempt that is rejected for its account does not count
 * for its address, so that one blocked account does not block other members behind the same address. `now` in ms.
 * @throws HttpError rateLimited
 */
export function createLimitCall(): LimitCall {
  const limitersOf = new Map<RateLimit, Limiters>(
    Object.values(rateLimits).map((limit) => [limit, createLimiters(limit)]),
  )
  // Keyed with a random key of this process, so that memory holds no e-mail addresses.
  const secret = randomBytes(32)
  const hashed = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

  return (limit, { address, origin, member, body }, now) => {
    const limiters = limit && limitersOf.get(limit)
    if (limit === undefined || limiters === undefined) return () => {}
    const subnet = subnetOf(address())
    const sender = origin === null ? subnet : `${subnet} ${origin}`
    const name = accountOf(limit, member, body)
    const account = name === null ? null : hashed(name)
    const steps: [limiter: RateLimiter, key: string][] = [[limiters.perAddress, sender]]
    if (account !== null) {
      steps.unshift([limiters.perAccountAndAddress, `${account} ${sender}`])
      steps.push([limiters.perAccount, account])
    }
    for (const [limiter, key] of steps) limiter.consume(key, now)
    return () => {
      for (const [limiter, key] of steps) limiter.refund(key)
    }
  }
}

type Limiters = Record<'perAccountAndAddress' | 'perAccount' | 'perAddress', RateLimiter>

function createLimiters({ minutes, perAccountAndAddress, perAccount, perAddress }: RateLimit): Limiters {
  const ms = minutes * 60 * 1000
  return {
    perAccountAndAddress: createRateLimiter(perAccountAndAddress, ms),
    perAccount: createRateLimiter(perAccount, ms),
    perAddress: createRateLimiter(perAddress, ms),
  }
}

function accountOf({ account }: RateLimit, member: string | null, body: Attempt['body']): string | null {
  if (account === null) return null
  if (account === 'member') return member
  const value = body?.[account.bodyField]
  // Equivalent spellings of an e-mail address share one limit.
  return typeof value === 'string' ? value.normalize('NFKC').trim().toLowerCase() : null
}
