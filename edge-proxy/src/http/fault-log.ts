import { logPause } from './log.ts'

/** Characters of a fault that are logged: it may quote a response. */
const longestFault = 500

/** Logs a fault once while it lasts, and at most once a minute however often it comes and goes; null is no fault. */
export function createFaultLog(log: (fault: string) => void): (fault: string | null) => void {
  let logged: string | null = null
  let loggedAt = -Infinity
  return (fault) => {
    if (fault === null) logged = null
    if (fault === null || fault === logged || Date.now() - loggedAt < logPause) return
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
