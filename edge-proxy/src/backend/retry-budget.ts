/** Retries per request, and the most that are saved up. */
const share = 0.1
const maxRetries = 10

/** Allows one retry per ten requests, so that retries do not double the load of a failing backend. */
export function createRetryBudget() {
  let budget = maxRetries
  return {
    earn(): void {
      budget = Math.min(maxRetries, budget + share)
    },
    take(): boolean {
      if (budget < 1) return false
      budget -= 1
      return true
    },
  }
}
