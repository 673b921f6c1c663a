import { destination, pino, type DestinationStream, type Logger } from 'pino'

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
export const createLogger = (): Logger => pino({ base: null }, perTurn(1))

/**
 * Writes what one turn of the event loop logged at once: under load a write of its own for
 * every line costs as much as the line. Nothing waits longer than that turn, and what is left
 * goes out when the process ends.
 */
function perTurn(fd: number): DestinationStream {
  const stream = destination({ fd, sync: true })
  let lines = ''
  const flush = (): void => {
    if (lines !== '') stream.write(lines)
    lines = ''
  }
  process.on('exit', flush)
  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}

/** One line per call; refusals of the session or of a foreign id stand out as warnings. */
export function logCall(logger: Logger, line: CallLine): void {
  const level = line.status >= 500 ? 'error' : line.code === 'forbidden' || line.code === 'keyReused' ? 'warn' : 'info'
  logger[level](line, 'call')
}
