/** Age of a time in seconds. Infinite for a time in the future, because then the clock was set back. */
export const ageOf = (time: number | null, now: number): number =>
  time === null || time > now ? Number.POSITIVE_INFINITY : (now - time) / 1000
