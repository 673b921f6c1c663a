import { setTimeout as delay } from 'node:timers/promises'
import { actions, type Action, type Counts } from './visit.ts'

/** Every action as often as it is counted, in the order in which they come if each is spread evenly. */
export function evenly(counts: Counts): Action[] {
  return actions
    .flatMap((action) =>
      Array.from({ length: counts[action] }, (_, place) => ({ action, at: (place + 0.5) / counts[action] })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ action }) => action)
}

/**
 * Begins the actions in these seconds, whether the earlier ones have ended or not, as members do. Resolves when all
 * have ended. @throws Error of the first action that failed
 */
export async function spread(
  counts: Counts,
  seconds: number,
  run: (action: Action) => Promise<unknown>,
): Promise<void> {
  const order = evenly(counts)
  const started = performance.now()
  const running: Promise<unknown>[] = []
  for (const [place, action] of order.entries()) {
    const wait = started + (place / order.length) * seconds * 1_000 - performance.now()
    if (wait > 1) await delay(wait)
    running.push(run(action))
  }
  await Promise.all(running)
}
