/** Failures in a row until a backend is left alone, and ms until one request tries again. */
const patience = 20
const rest = 5_000

export type Breaker = {
  /** Whether a request may be sent now; a probe is admitted once per rest. */
  admits: (now: number) => boolean
  isOpen: () => boolean
  succeeded: () => void
  failed: (now: number) => void
}

/** Spares a backend that does not answer, and its callers the wait. Times in ms. */
export function createBreaker(): Breaker {
  let failures = 0
  let nextProbe = 0
  return {
    admits(now) {
      if (failures < patience) return true
      if (now < nextProbe) return false
      nextProbe = now + rest
      return true
    },
    isOpen: () => failures >= patience,
    succeeded() {
      failures = 0
    },
    failed(now) {
      failures += 1
      if (failures === patience) nextProbe = now + rest
    },
  }
}
