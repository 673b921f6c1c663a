import { destination, pino, type Logger } from 'pino'

/** What a log line of a call may hold: names of the table, never a value of the request. */
export type CallLine = {
  requestId: string
  method: string
  /** Name and path template of the call; null while it is not known. */
  call: string | null
  template: string | null
  status: number
  ms: number
  code?: string
  reason?: string
}

/**
 * ms and bytes until lines are written, because a write of its own for every line costs as much
 * as the line; and bytes that wait for a reader at most.
 */
const batch = { periodicFlush: 20, minLength: 4_096, maxLength: 8 * 1024 * 1024 }

/**
 * JSON lines on stdout. Never waits for the reader: one that pauses would hold up every answer.
 * Lines that cannot be written or kept are dropped, because answers matter more.
 */
export function createLogger(): Logger {
  const stream = destination({ dest: 1, sync: false, ...batch })
  stream.on('error', () => {})
  return pino({ base: null }, stream)
}

/** One line per call; refusals of the session or of a foreign id stand out as warnings. */
export function logCall(logger: Logger, line: CallLine): void {
  const level = line.status >= 500 ? 'error' : line.code === 'forbidden' || line.code === 'keyReused' ? 'warn' : 'info'
  logger[level](line, 'call')
}
