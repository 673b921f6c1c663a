import { createFaultLog } from '../../http/fault-log.ts'
import { checkAge, resendTime, type CheckReason, type PassStore, type StoredPass } from './pass-store.ts'
import type { Passes } from './passes.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * ms. `failed`: until a pass is checked again that the platform did not give. `pause` is between two checks, `idle`
 * when there was nothing to check, `fault` when the store does not respond, or the platform failed for two passes in a
 * row. `pushedAgain`: phones that have no connection, or that Apple does not reach, get a push once or twice a day as
 * long as this after a change.
 */
export const checkTimes = { failed: hour, pause: 250, idle: minute, fault: minute, pushedAgain: 7 * 24 * hour }

/** `missing`: the platform does not know the card, and the pass ends if that is so an hour later. */
export const checkResults = ['unchanged', 'changed', 'missing', 'ended', 'failed'] as const
export type CheckResult = (typeof checkResults)[number]

type CheckOptions = {
  store: Pick<PassStore, 'takeDuePass' | 'setDue'>
  passes: Pick<Passes, 'check' | 'notifyWallets' | 'end'>
  onResult: (result: CheckResult) => void
  log: (fault: string) => void
}

/**
 * Asks the platform for one pass after the other, each every 22 hours, because no call says that a membership has
 * ended, and sends to Google and to phones what they may not have. Ends passes that no wallet uses any more. Edges
 * share this work by the store, and each asks for one pass at a time.
 */
export function createPassChecks({ store, passes, onResult, log }: CheckOptions) {
  const logFault = createFaultLog(log)
  const takeDuePass = createTakeDuePass(store)
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let failuresInRow = 0

  /** Null if the platform was not asked. */
  async function check(reason: CheckReason, pass: StoredPass): Promise<CheckResult | null> {
    if (reason === 'unused') {
      await passes.end(pass)
      return null
    }
    const { serial, state, changed } = pass
    const current = await passes.check(serial)
    if (current === null) return null
    if (current.changed !== changed)
      return current.content === null ? 'ended' : current.isMissing ? 'missing' : 'changed'
    const isUnsent = reason === 'unsent'
    if (isUnsent) await store.setDue(serial, Date.now() + resendTime)
    await passes.notifyWallets([pass], { apple: isPushedAgain(reason, Date.now() - changed), google: isUnsent })
    return state === 'ended' ? null : 'unchanged'
  }

  /** Checks the next pass. Resolves with the ms until the one after it. */
  async function checkNext(): Promise<number> {
    const taken = await takeDuePass()
    logFault(null)
    if (taken === null) return checkTimes.idle
    const [reason, pass] = taken
    try {
      const result = await check(reason, pass)
      if (result === null) return checkTimes.pause
      failuresInRow = 0
      onResult(result)
      return checkTimes.pause
    } catch {
      failuresInRow += 1
      onResult('failed')
      // Others have their turn before it, because the platform may fail for this card only.
      await store.setDue(pass.serial, Date.now() + checkTimes.failed)
      return failuresInRow > 1 ? checkTimes.fault : checkTimes.pause
    }
  }

  async function run(): Promise<void> {
    const pause = await checkNext().catch(() => {
      if (!isClosed) logFault('the store of passes does not answer')
      return checkTimes.fault
    })
    if (!isClosed) timer = setTimeout(() => void run(), pause).unref()
  }

  return {
    start(): void {
      if (!isClosed) void run()
    },
    /** Does not wait for a running request; the pass is checked again later. */
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Whether phones get a push at a check. While Google refuses a change, they get it once or twice a day as well. */
function isPushedAgain(reason: CheckReason, sinceChange: number): boolean {
  if (sinceChange >= checkTimes.pushedAgain) return false
  return reason === 'age' || sinceChange % checkAge < 2 * resendTime
}

/** Takes the next pass and why it is checked; null if there is none. */
function createTakeDuePass(store: Pick<PassStore, 'takeDuePass'>): () => Promise<[CheckReason, StoredPass] | null> {
  let reasons: CheckReason[] = ['age', 'unsent', 'unused']
  return async () => {
    // In turn, so that none waits for the others however many there are.
    reasons = [...reasons.slice(1), ...reasons.slice(0, 1)]
    for (const reason of reasons) {
      const pass = await store.takeDuePass(reason, Date.now())
      if (pass !== null) return [reason, pass]
    }
    return null
  }
}
