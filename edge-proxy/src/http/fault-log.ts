/** ms between two lines of one fault log. */
const pause = 60_000

/** Characters of a fault that are logged: it may quote a response. */
const longest = 500

/**
 * Logs the fault of something that is looked at again and again: once while the fault lasts, and at most once a minute
 * however often it comes, goes and changes. The returned function takes the present fault; null for none.
 */
export function createFaultLog(log: (fault: string) => void): (fault: string | null) => void {
  let logged: string | null = null
  let loggedAt = -Infinity
  return (fault) => {
    if (fault === null) logged = null
    if (fault === null || fault === logged || Date.now() - loggedAt < pause) return
    logged = fault
    loggedAt = Date.now()
    log(fault.slice(0, longest))
  }
}
