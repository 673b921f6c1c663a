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
const pause = 60_000

/** Characters of a fault that are logged: it may quote a response. */
const longestFault = 500

/** Logs a fault once while it lasts, and at most once a minute however often it comes and goes; null is no fault. */
export function createFaultLog(log: (fault: string) => void): (fault: string | null) => void {
  let logged: string | null = null
  let loggedAt = -Infinity
  return (fault) => {
    if (fault === null) logged = null
    if (fault === null || fault === logged || Date.now() - loggedAt < pause) return
    logged = fault
    loggedAt = Date.now()
    log(fault.slice(0, longestFault))
  }
}

/** Runs a task now and every `interval` ms, and logs its fault. Resolves after the first run with a function that stops. */
export async function repeat(
  task: () => Promise<void>,
  interval: number,
  log: (fault: string) => void,
): Promise<() => void> {
  const logFault = createFaultLog(log)
  const run = async (): Promise<void> => logFault(await task().then(() => null, String))
  await run()
  const timer = setInterval(() => void run(), interval).unref()
  return () => clearInterval(timer)
}

/** Logs what happens often: at most one line a minute and kind, with the number since the last line. */
export function createMinuteLog<Kind>(log: (kind: Kind, count: number) => void): (kind: Kind) => void {
  const kinds = new Map<Kind, { count: number; loggedAt: number }>()
  return (kind) => {
    const { count, loggedAt } = kinds.get(kind) ?? { count: 0, loggedAt: -Infinity }
    const isDue = performance.now() - loggedAt >= pause
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
