import { createHmac, randomBytes } from 'node:crypto'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { neighbourhood } from '../http/client.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { rules, type Rule } from './rate-limits.ts'

export type Attempt = {
  call: Call
  /** The client's address, as `clientOf` gives it. */
  address: () => string
  /** Account or session of a member who is logged in. */
  member: string | null
  body: Readonly<Record<string, unknown>> | null
}

/** Undoes the counting of an attempt that proved to be the account's owner. */
export type GiveBack = () => void

export type CallLimits = (attempt: Attempt, now: number) => GiveBack

type Counts = { here: RateLimit; anywhere: RateLimit; address: RateLimit }

/**
 * Limits what could be guessed, by account and by address (see `rules`). What is refused for
 * one account counts against nobody else: neighbours behind the same address go on.
 * @throws HttpError rateLimited
 */
export function createCallLimits(): CallLimits {
  const groups = new Map([...rules.values()].map((rule) => [rule.group, countsOf(rule)]))
  // Memory holds no names: a hash with a key of this process serves for counting.
  const key = randomBytes(32)
  const hashed = (text: string): string => createHmac('sha256', key).update(text).digest('base64url')

  return ({ call, address, member, body }, now) => {
    const rule = rules.get(call.name)
    const counts = rule && groups.get(rule.group)
    if (rule === undefined || counts === undefined) return () => {}
    const client = neighbourhood(address())
    const account = accountOf(rule, member, body)
    const who = account === null ? null : hashed(account)
    const steps: [limit: RateLimit, who: string][] = [
      ...(who === null ? [] : [[counts.here, `${who} ${client}`] satisfies [RateLimit, string]]),
      [counts.address, client],
      ...(who === null ? [] : [[counts.anywhere, who] satisfies [RateLimit, string]]),
    ]
    for (const [limit, name] of steps) limit.take(name, now)
    return () => {
      for (const [limit, name] of steps) limit.giveBack(name)
    }
  }
}

function countsOf({ minutes, here, anywhere, address }: Rule): Counts {
  const ms = minutes * 60 * 1000
  return {
    here: createRateLimit(here, ms),
    anywhere: createRateLimit(anywhere, ms),
    address: createRateLimit(address, ms),
  }
}

function accountOf({ account }: Rule, member: string | null, body: Attempt['body']): string | null {
  if (account === null) return null
  if (account === 'member') return member
  const value = body?.[account.field]
  // One mailbox under all the spellings a backend may take for the same.
  return typeof value === 'string' ? value.normalize('NFKC').trim().toLowerCase() : null
}
