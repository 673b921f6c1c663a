import { destination, pino, type Logger } from 'pino'

/** A log line of a call: names of the call table, never values of the request. */
export type CallLine = {
  requestId: string
  method: string
  /** Name and path template of the call; null if no call matched. */
  call: string | null
  template: string | null
  /** Name of the kiosk key with which the sending tablet is enrolled. */
  kiosk?: string
  /** Origin of the embedding page. */
  embed?: string
  status: number
  ms: number
  code?: string
  reason?: string
}

/**
 * Lines are written together after 20 ms or 4 096 bytes, because one write per line costs as much CPU as
 * the line itself. At most `maxLength` bytes wait for a slow log consumer.
 */
const batch = { periodicFlush: 20, minLength: 4_096, maxLength: 8 * 1024 * 1024 }

/**
 * JSON lines on stdout. Writes asynchronously, so a slow log consumer cannot block responses; lines above
 * the limit are dropped.
 */
export function createLogger(): Logger {
  const stream = destination({ dest: 1, sync: false, ...batch })
  stream.on('error', () => {})
  return pino({ base: null }, stream)
}

/** One line per call: 5xx as `error`, ids of other members and reused order keys as `warn`. */
export function logCall(logger: Logger, line: CallLine): void {
  const level = line.status >= 500 ? 'error' : line.code === 'forbidden' || line.code === 'keyReused' ? 'warn' : 'info'
  logger[level](line, 'call')
}
