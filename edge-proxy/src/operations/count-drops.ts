import type { Logger } from 'pino'

/**
 * What the edge ends or leaves undone so that no client fills it: connections that pipeline too many requests, that are
 * too many (in all, of one address, of one network) or that send or read too slowly, images that are not made, and requests for a
 * host that is not the portal's.
 */
export type DropKind =
  | 'pipelined'
  | 'connections'
  | 'connectionsOfAddress'
  | 'connectionsOfNetwork'
  | 'slowSender'
  | 'slowReader'
  | 'image'
  | 'host'

export type CountDrop = (kind: DropKind) => void

/** ms between two log lines of one kind. */
const logInterval = 60_000

/** Counts every drop in the metrics, and logs at most one line a minute and kind with the number since the last line. */
export function createCountDrop(
  metrics: { countDrop: CountDrop },
  logger: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): CountDrop {
  const logged = new Map<DropKind, number>()
  const drops = new Map<DropKind, number>()
  return (kind) => {
    metrics.countDrop(kind)
    const count = (drops.get(kind) ?? 0) + 1
    const at = now()
    if (at - (logged.get(kind) ?? -Infinity) < logInterval) return void drops.set(kind, count)
    logged.set(kind, at)
    drops.set(kind, 0)
    logger.warn({ kind, count }, 'dropped')
  }
}
