import { pino, type Logger } from 'pino'

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

/** JSON lines on stdout. */
export const createLogger = (): Logger => pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })

/** One line per call; refusals of the session or of a foreign id stand out as warnings. */
export function logCall(logger: Logger, line: CallLine): void {
  const level = line.status >= 500 ? 'error' : line.code === 'forbidden' || line.code === 'keyReused' ? 'warn' : 'info'
  logger[level](line, 'call')
}
