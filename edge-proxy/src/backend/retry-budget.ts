const share = 0.1
const most = 10

/** Retries that requests earn: one in ten, so that a sick backend is not asked twice as often. */
export function createRetryBudget() {
  let budget = most
  return {
    earn(): void {
      budget = Math.min(most, budget + share)
    },
    take(): boolean {
      if (budget < 1) return false
      budget -= 1
      return true
    },
  }
}
