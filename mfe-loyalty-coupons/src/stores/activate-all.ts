import * as v from '@portal/shared-contracts/schema'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { atom } from 'nanostores'
import type { Activations, Outcome } from './activations.ts'

/** Stored in members' browsers: all coupons of a run of 'Alle aktivieren' and what it switches them to. */
export const StoredRun = v.object({ activated: v.boolean(), ids: v.array(v.string()) })
export type StoredRun = v.InferOutput<typeof StoredRun>

/** Keeps a run for a reload. Without storage a run works, but cannot be resumed. */
export type RunStorage = TypedDraft<StoredRun>

/** One pass over many coupons. */
type Run = {
  activated: boolean
  total: number
  /** Ids that the run has changed, for undoing. */
  changed: Set<string>
  /** Error codes, or `unknown`, of the ids that did not change. */
  failed: Map<string, string>
  /** Ids to switch yet; some remain when the run is interrupted. */
  open: Set<string>
}

export type BulkState =
  | { kind: 'idle' }
  | { kind: 'running'; activated: boolean; done: number; total: number }
  | {
      kind: 'finished'
      activated: boolean
      total: number
      changed: readonly string[]
      failed: readonly { id: string; code: string }[]
      /** How many an interruption has left untried; the one at which the run stopped is in `failed`. */
      remaining: number
      /** Whether there is anything to resume: what remains, or the coupon at which the run stopped. */
      canResume: boolean
    }

const progressOf = ({ activated, total, open }: Run): BulkState => ({
  kind: 'running',
  activated,
  done: total - open.size,
  total,
})

const resultOf = ({ activated, total, changed, failed, open }: Run): BulkState => ({
  kind: 'finished',
  activated,
  total,
  changed: [...changed],
  failed: [...failed].map(([id, code]) => ({ id, code })),
  remaining: [...open].filter((id) => !failed.has(id)).length,
  canResume: open.size > 0,
})

const store = (storage: RunStorage, { activated, changed, open }: Run): Promise<void> =>
  open.size === 0 ? storage.remove() : storage.save({ activated, ids: [...changed, ...open] })

/** Why a coupon was not switched; null if it was. */
function errorCodeOf(outcome: Outcome): string | null {
  if (outcome.kind === 'rejected') return outcome.code
  return outcome.kind === 'unknown' ? 'unknown' : null
}

/** After these codes the remaining coupons would fail as well. */
const stopsRun = (code: string): boolean => ['unknown', 'offline', 'sessionInvalid', 'rateLimited'].includes(code)

/** Switches what is open in a run, one coupon after the other. */
async function switchOpen(run: Run, { setActivated }: Activations, onSwitched: () => void): Promise<void> {
  const { activated, changed, failed, open } = run
  // A coupon the member switches during the run leaves the set and keeps the member's choice.
  for (const id of open) {
    failed.delete(id)
    const code = errorCodeOf(await setActivated(id, activated, { isOfRun: true }))
    if (!open.has(id)) continue
    if (code === null) changed.add(id)
    else failed.set(id, code)
    if (code !== null && stopsRun(code)) return
    open.delete(id)
    onSwitched()
  }
}

/** Switches many coupons, one after the other; a run that is interrupted can be resumed, also after a reload. */
export function createActivateAll(activations: Activations, storage: RunStorage) {
  const $bulk = atom<BulkState>({ kind: 'idle' })
  let run: Run | null = null
  const isRunning = (): boolean => $bulk.get().kind === 'running'
  const having = (ids: Iterable<string>, activated: boolean): Set<string> =>
    new Set([...ids].filter((id) => activations.$switches.get()[id]?.activated === activated))

  /** Switches those of the given coupons that have the other value. */
  async function setAll(ids: readonly string[], activated: boolean): Promise<void> {
    if (isRunning()) return
    const open = having(ids, !activated)
    run = { activated, total: open.size, changed: new Set(), failed: new Map(), open }
    await resume()
  }

  /** Switches back what the last run has changed and the member has not switched since. */
  async function undo(): Promise<void> {
    if (run) await setAll([...run.changed], !run.activated)
  }

  async function resume(): Promise<void> {
    if (!run || isRunning()) return
    const resumed = run
    const showProgress = () => $bulk.set(progressOf(resumed))
    showProgress()
    await store(storage, resumed)
    await switchOpen(resumed, activations, showProgress)
    await store(storage, resumed)
    $bulk.set(resultOf(resumed))
  }

  /** Offers to resume the run of an earlier visit; `isActivatable` tells which coupons may be activated now. */
  async function restore(isActivatable: (id: string) => boolean): Promise<void> {
    const stored = run === null ? await storage.load() : null
    if (stored === null || run !== null) return
    const { activated, ids } = stored
    const changed = having(ids, activated)
    const open = new Set([...having(ids, !activated)].filter((id) => !activated || isActivatable(id)))
    run = { activated, total: changed.size + open.size, changed, failed: new Map(), open }
    if (open.size === 0) await discard()
    else $bulk.set(resultOf(run))
  }

  /** Takes a coupon that the member switches out of the run and its undoing: the latest choice counts. */
  function exclude(id: string): void {
    if (!run || ![run.open, run.changed, run.failed].map((ids) => ids.delete(id)).includes(true)) return
    if ($bulk.get().kind === 'finished') $bulk.set(resultOf(run))
    void store(storage, run)
  }

  /** Hides the result of a run that has nothing left to do. */
  function dismiss(): void {
    if (!isRunning() && run?.open.size === 0) void discard()
  }

  /** Hides the result, and gives up what remains of an interrupted run. */
  async function discard(): Promise<void> {
    run = null
    $bulk.set({ kind: 'idle' })
    await storage.remove()
  }

  return { $bulk, setAll, undo, resume, restore, exclude, dismiss, discard }
}
