/** Seconds without input after which the kiosk starts again, and for how many of them it says so. */
const resetAfter = 60
const warningFor = 15

/** Seconds the last step stays. */
export const kioskDoneSeconds = 30

/** Seconds left before the kiosk starts again, null while no warning is shown; 0 starts again (rule kiosk-4). */
export function secondsBeforeReset(idleSeconds: number): number | null {
  const left = Math.ceil(resetAfter - idleSeconds)
  return left > warningFor ? null : Math.max(left, 0)
}
