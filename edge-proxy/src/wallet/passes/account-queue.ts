import { withChange, type Change } from './changes.ts'
import type { StoredPass } from './pass-store.ts'

/** Accounts whose changes wait; those of more are dropped, and their passes change with the next fetch or check. */
const maxWaiting = 1_000

/** Accounts that are looked up at once. */
const running = 2

/** ms until the next try after the store has failed; the changes of an account have one try more. */
export const pauses = [1_000, 5_000, 30_000, 60_000]

/** What is to do for an account. */
export type Work = {
  changes: readonly Change[]
  /** Passes that are marked and whose wallets do not know it yet, by serial: the next try notifies them. */
  unpushed: Map<string, StoredPass>
  tries: number
}

/** Whether only a balance or a list waits, which pages ask for again. */
const isMinor = ({ changes, unpushed }: Work): boolean =>
  unpushed.size === 0 && changes.every(({ kind }) => kind === 'points' || kind === 'states')

export type AccountQueueOptions = {
  /** Resolves with whether the work is done. */
  run: (accountId: string, work: Work) => Promise<boolean>
  /** Called for an account whose changes end undone. */
  onDropped: (fault: string) => void
  delays: readonly number[]
}

/** Changes of accounts, done in turn for each of them; after work that was not done all wait for a while. */
export function createAccountQueue({ run, onDropped, delays }: AccountQueueOptions) {
  const waiting = new Map<string, Work>()
  const active = new Map<string, Promise<void>>()
  let pause: NodeJS.Timeout | null = null

  async function take(accountId: string, work: Work): Promise<void> {
    if (!(await run(accountId, work))) retry(accountId, work)
    active.delete(accountId)
    startNext()
  }

  function retry(accountId: string, { changes, unpushed, tries }: Work): void {
    const delay = delays[tries]
    if (delay === undefined) return onDropped('the store of passes does not answer')
    const later = waiting.get(accountId)?.changes ?? []
    waiting.set(accountId, { changes: later.reduce(withChange, changes), unpushed, tries: tries + 1 })
    pause ??= setTimeout(() => {
      pause = null
      startNext()
    }, delay).unref()
  }

  function startNext(): void {
    while (pause === null && active.size < running) {
      const next = [...waiting.keys()].find((each) => !active.has(each))
      const work = next === undefined ? undefined : waiting.get(next)
      if (next === undefined || work === undefined) return
      waiting.delete(next)
      active.set(next, take(next, work))
    }
  }

  /** Whether another account may wait; a lock takes the place of an account without one. */
  function makeRoom({ kind }: Change): boolean {
    if (waiting.size < maxWaiting) return true
    onDropped('too many changes of cards wait')
    const replaced = kind === 'locked' ? [...waiting].find(([, work]) => isMinor(work)) : undefined
    return replaced !== undefined && waiting.delete(replaced[0])
  }

  /** Resolves when all work is done, or waits for another try. */
  async function idle(): Promise<void> {
    while (active.size > 0) await Promise.all(active.values())
  }

  return {
    isBusy: (accountId: string): boolean => waiting.has(accountId) || active.has(accountId),
    add(accountId: string, change: Change): void {
      const work = waiting.get(accountId)
      if (work === undefined && !makeRoom(change)) return
      const { changes, ...known } = work ?? { changes: [], unpushed: new Map<string, StoredPass>(), tries: 0 }
      waiting.set(accountId, { ...known, changes: withChange(changes, change) })
      startNext()
    },
    idle,
    /** Ends after what is running; what waits for another try is lost. */
    async close(): Promise<void> {
      await idle()
      if (pause !== null) clearTimeout(pause)
    },
  }
}
