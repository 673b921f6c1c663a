import { LRUCache } from 'lru-cache'
import type { SeenCall } from '../../calls/seen-call.ts'
import { createFaultLog } from '../../http/fault-log.ts'
import { createAccountQueue, pauses, type Work } from './account-queue.ts'
import { changeIn, effectOfAll, type Change } from './changes.ts'
import type { LivePass } from './pass-codec.ts'
import type { Passes } from './passes.ts'

/** Accounts whose last balance is remembered. */
const maxRemembered = 10_000

type FollowedPasses = Pick<Passes, 'ofAccount' | 'mark' | 'tell'>

/** Marks the passes of an account and tells their wallets, also if another pass cannot be marked. */
async function follow(passes: FollowedPasses, accountId: string, { changes, unpushed }: Work): Promise<void> {
  const after = (pass: LivePass): LivePass | null => effectOfAll(pass, changes)
  const results = await Promise.allSettled(
    (await passes.ofAccount(accountId)).map(async (pass) => {
      const marked = after(pass) && (await passes.mark(pass.serial, after))
      if (marked) unpushed.set(marked.serial, marked)
    }),
  )
  await passes.tell([...unpushed.values()])
  unpushed.clear()
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed) throw new Error('a pass cannot be marked', { cause: failed })
}

type FollowOptions = {
  log: (fault: string) => void
  /** Called for an account whose changes end undone. */
  onDropped: () => void
  delays?: readonly number[]
}

/** What calls say of cards goes to their passes, after the calls and without holding them up; never throws. */
export function createFollow(passes: FollowedPasses, { log, onDropped, delays = pauses }: FollowOptions) {
  const lastPoints = new LRUCache<string, number>({ max: maxRemembered })
  const logFault = createFaultLog(log)

  async function run(accountId: string, work: Work): Promise<boolean> {
    try {
      await follow(passes, accountId, work)
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
    seen({ accountId, ...call }: SeenCall): void {
      const change = accountId === '' ? null : changeIn(call, Date.now())
      if (change === null || isKnown(accountId, change)) return
      add(accountId, change)
    },
    idle,
    close,
  }
}
