import { destination, pino, type Logger } from 'pino'

/** One write per line costs as much CPU as the line; at most `maxLength` bytes wait for a slow log consumer. */
const batch = { periodicFlush: 20, minLength: 4_096, maxLength: 8 * 1024 * 1024 }

/** JSON lines on stdout, written asynchronously, so that a slow consumer blocks no response; more are dropped. */
export function createLogger(): Logger {
  const stream = destination({ dest: 1, sync: false, ...batch })
  stream.on('error', () => {})
  return pino({ base: null }, stream)
}

/** ms between two lines about one thing that comes again and again. */
export const logPause = 60_000

/** Logs what happens often: at most one line a minute and kind, with the number since the last line. */
export function createMinuteLog<Kind>(log: (kind: Kind, count: number) => void): (kind: Kind) => void {
  const kinds = new Map<Kind, { count: number; loggedAt: number }>()
  return (kind) => {
    const { count, loggedAt } = kinds.get(kind) ?? { count: 0, loggedAt: -Infinity }
    const isDue = performance.now() - loggedAt >= logPause
    kinds.set(kind, isDue ? { count: 0, loggedAt: performance.now() } : { count: count + 1, loggedAt })
    if (isDue) log(kind, count + 1)
  }
}

/** A log line of a call: names of the call table, never values of the request. */
export type CallLine = {
  requestId: string
  traceId: string
  method: string
  /** Name and path template of the call; null if no call matched. */
  call: string | null
  template: string | null
  /** Name of the kiosk key with which the sending tablet is enrolled. */
  kiosk?: string
  embed?: string
  status: number
  ms: number
  code?: string
  reason?: string
}
