/** How long a balance counts to its new value, in milliseconds. */
export const countingTime = 600

/** The number shown while a balance counts, `elapsed` milliseconds after its change: fast first, slower towards `to`. */
export function countedPoints(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / countingTime))
  return Math.round(to + (from - to) * left ** 3)
}
