/** Loads anew only after `age` milliseconds; failures are not kept. */
export function kept<T>(load: () => Promise<T>, age: number): () => Promise<T> {
  let last: { until: number; value: Promise<T> } | null = null
  return () => {
    if (last === null || Date.now() >= last.until) {
      const next = { until: Date.now() + age, value: load() }
      last = next
      next.value.catch(() => {
        if (last === next) last = null
      })
    }
    return last.value
  }
}
