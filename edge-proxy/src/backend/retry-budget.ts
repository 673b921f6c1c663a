/** Retries that one request deposits, and the largest budget. */
const share = 0.1
const maxRetries = 10

/** Allows one retry per ten requests, so that retries do not double the load of a failing backend. */
export function createRetryBudget() {
  let budget = maxRetries
  return {
    /** Called for every request. */
    deposit(): void {
      budget = Math.min(maxRetries, budget + share)
    },
    /** Called before a retry; false if the budget does not allow it. */
    withdraw(): boolean {
      if (budget < 1) return false
      budget -= 1
      return true
    },
  }
}
