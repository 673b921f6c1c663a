/** ms between two lines of one kind. */
const interval = 60_000

/** Logs what happens often: at most one line a minute and kind, with the number since the last line. */
export function createMinuteLog<Kind>(
  log: (kind: Kind, count: number) => void,
  now: () => number = () => performance.now(),
): (kind: Kind) => void {
  const logged = new Map<Kind, number>()
  const counts = new Map<Kind, number>()
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1
    const at = now()
    if (at - (logged.get(kind) ?? -Infinity) < interval) return void counts.set(kind, count)
    logged.set(kind, at)
    counts.set(kind, 0)
    log(kind, count)
  }
}
