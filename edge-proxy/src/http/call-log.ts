import type { Logger } from 'pino'

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
  /** Origin of the embedding page. */
  embed?: string
  status: number
  ms: number
  code?: string
  reason?: string
}

/** One line per call: 5xx as `error`, ids of other members and reused order keys as `warn`. */
export function logCall(logger: Logger, line: CallLine): void {
  const level = line.status >= 500 ? 'error' : line.code === 'forbidden' || line.code === 'keyReused' ? 'warn' : 'info'
  logger[level](line, 'call')
}
