import { HttpError } from '../http/http-error.ts'
import type { OpenLimiter, RateLimiter, Refund } from '../state/rate-limiter.ts'
import type { Attempt } from './attempt.ts'
import { windowsOfGuess, windowsOfMail, type Window } from './limit-windows.ts'
import type { LimitPolicy } from './rate-limits.ts'

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
