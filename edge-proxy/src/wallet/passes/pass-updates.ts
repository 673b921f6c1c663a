import { LRUCache } from 'lru-cache'
import type { SeenCall } from '../../calls/seen-call.ts'
import { createFaultLog } from '../../http/fault-log.ts'
import { createAccountQueue, pauses, type Work } from './account-queue.ts'
import { changeIn, effectOfAll, type Change } from './changes.ts'
import type { LivePass } from './pass-codec.ts'
import type { Passes } from './passes.ts'

/** Accounts whose last balance is remembered. */
const maxRemembered = 10_000

type AccountPasses = Pick<Passes, 'ofAccount' | 'mark' | 'notifyWallets'>

/** Marks the passes of an account and notifies their wallets, also if another pass cannot be marked. */
async function updatePasses(passes: AccountPasses, accountId: string, { changes, unpushed }: Work): Promise<void> {
  const after = (pass: LivePass): LivePass | null => effectOfAll(pass, changes)
  const results = await Promise.allSettled(
    (await passes.ofAccount(accountId)).map(async (pass) => {
      const marked = after(pass) && (await passes.mark(pass.serial, after))
      if (marked) unpushed.set(marked.serial, marked)
    }),
  )
  await passes.notifyWallets([...unpushed.values()])
  unpushed.clear()
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed) throw new Error('a pass cannot be marked', { cause: failed })
}

type PassUpdateOptions = {
  log: (fault: string) => void
  /** Called for an account whose changes end undone. */
  onDropped: () => void
  delays?: readonly number[]
}

/** Updates passes with what calls say of their cards, after the calls and without delaying them; never throws. */
export function createPassUpdates(passes: AccountPasses, { log, onDropped, delays = pauses }: PassUpdateOptions) {
  const lastPoints = new LRUCache<string, number>({ max: maxRemembered })
  const logFault = createFaultLog(log)

  async function run(accountId: string, work: Work): Promise<boolean> {
    try {
      await updatePasses(passes, accountId, work)
    } catch {
      logFault('the store of passes does not answer')
      return false
    }
    const points = work.changes.find((change) => change.kind === 'points')
    if (points) lastPoints.set(accountId, points.points)
    logFault(null)
    return true
  }

  const drop = (fault: string): void => {
    onDropped()
    logFault(fault)
  }
  const { add, isBusy, idle, close } = createAccountQueue({ run, onDropped: drop, delays })

  /** Whether the balance is the one that this edge wrote last; pages ask for it every few minutes. */
  const isKnown = (accountId: string, change: Change): boolean =>
    change.kind === 'points' && lastPoints.get(accountId) === change.points && !isBusy(accountId)

  return {
    onCall({ accountId, ...call }: SeenCall): void {
      const change = accountId === '' ? null : changeIn(call, Date.now())
      if (change === null || isKnown(accountId, change)) return
      add(accountId, change)
    },
    idle,
    close,
  }
}
