import { BackendError } from './exchange.ts'

/** Outages in a row that open the circuit, and ms until one request probes the backend again. */
export const failureThreshold = 20
export const resetTimeout = 5_000

/** Other errors, such as a redirect or a response that is too large, come from a backend that runs. */
const isOutage = (error: unknown): boolean =>
  error instanceof BackendError && (error.kind === 'refused' || error.kind === 'timeout' || error.kind === 'reset')

/** Circuit breaker: rejects requests at once while a backend does not respond. */
export function createBreaker() {
  let outages = 0
  let nextProbe = 0

  /** Whether a request may be sent; with an open circuit one per `resetTimeout`, as a probe. */
  function admits(now: number): boolean {
    if (outages < failureThreshold) return true
    if (now < nextProbe) return false
    nextProbe = now + resetTimeout
    return true
  }

  return {
    /** @throws BackendError busy while the circuit is open */
    async execute<T>(send: () => Promise<T>): Promise<T> {
      if (!admits(Date.now())) throw new BackendError('busy', false)
      try {
        const result = await send()
        outages = 0
        return result
      } catch (error) {
        if (isOutage(error) && ++outages === failureThreshold) nextProbe = Date.now() + resetTimeout
        throw error
      }
    },
    isOpen: () => outages >= failureThreshold,
  }
}

/** Retries that one request deposits, and the largest budget. */
const retryShare = 0.1
const maxRetries = 10

/** Allows one retry per ten requests, so that retries do not double the load of a failing backend. */
export function createRetryBudget() {
  let budget = maxRetries
  return {
    deposit(): void {
      budget = Math.min(maxRetries, budget + retryShare)
    },
    /** Called before a retry; false if the budget does not allow it. */
    withdraw(): boolean {
      if (budget < 1) return false
      budget -= 1
      return true
    },
  }
}
