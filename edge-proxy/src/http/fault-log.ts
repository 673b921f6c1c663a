import { logPause } from './log.ts'

/** Characters of a fault that are logged: it may quote a response. */
const maxFaultLength = 500

/** Logs a fault once while it lasts, and at most once a minute however often it comes and goes; null is no fault. */
export function createFaultLog(log: (fault: string) => void): (fault: string | null) => void {
  let logged: string | null = null
  let loggedAt = -Infinity
  return (fault) => {
    if (fault === null) logged = null
    if (fault === null || fault === logged || Date.now() - loggedAt < logPause) return
    logged = fault
    loggedAt = Date.now()
    log(fault.slice(0, maxFaultLength))
  }
}
