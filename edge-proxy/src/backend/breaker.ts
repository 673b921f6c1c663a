import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import { BackendError } from './backend-error.ts'

/** Outages in a row that open the circuit, and ms until one request probes the backend again. */
const failureThreshold = 20
const resetTimeout = 5_000

export type Breaker = {
  /** @throws BackendError busy while the circuit is open */
  execute: <T>(send: () => Promise<T>) => Promise<T>
  isOpen: () => boolean
}

/** Other errors, such as a redirect or a response that is too large, are not outages, because the backend responded. */
const isOutage = (error: Error): boolean =>
  error instanceof BackendError && (error.kind === 'refused' || error.kind === 'timeout' || error.kind === 'reset')

/** Rejects requests at once while a backend does not respond. */
export function createBreaker(): Breaker {
  const policy = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(failureThreshold),
    halfOpenAfter: resetTimeout,
  })
  return {
    async execute(send) {
      // cockatiel would let requests wait for the result of the probe.
      if (policy.state === CircuitState.HalfOpen) throw new BackendError('busy', false)
      try {
        return await policy.execute(send)
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new BackendError('busy', false) : error
      }
    },
    isOpen: () => policy.state !== CircuitState.Closed,
  }
}
