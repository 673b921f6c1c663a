import type { Logger } from 'pino'
import { createMinuteLog } from './log.ts'
import type { Metrics } from './metrics.ts'

/**
 * What the edge ends or leaves undone so that no client fills it: connections that pipeline too many requests, that are
 * too many (in all, of one address, of one network) or that send or read too slowly
 * or a body in too many pieces, images that are not made, calls that
 * find no place in their turn, and requests for a host that is not the portal's.
 */
export type DropKind =
  | 'pipelined'
  | 'connections'
  | 'connectionsOfAddress'
  | 'connectionsOfNetwork'
  | 'slowSender'
  | 'slowReader'
  | 'image'
  | 'call'
  | 'body'
  | 'host'

export type CountDrop = (kind: DropKind) => void

/** Counts every drop in the metrics, and logs at most one line a minute and kind with the number since the last line. */
export function createCountDrop({ count }: Pick<Metrics, 'count'>, logger: Pick<Logger, 'warn'>): CountDrop {
  const log = createMinuteLog<DropKind>((kind, drops) => logger.warn({ kind, count: drops }, 'dropped'))
  return (kind) => {
    count('edge_drops_total', { kind })
    log(kind)
  }
}
