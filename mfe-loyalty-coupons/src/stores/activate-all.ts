import { atom } from 'nanostores'
import type { Activations } from './activations.ts'
import type { RunStorage } from './run-storage.ts'

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

/** After these codes the remaining coupons would fail as well. */
const stopsRun = (code: string): boolean => ['unknown', 'sessionInvalid', 'rateLimited'].includes(code)

/** Switches many coupons, one after the other; a run that is interrupted can be resumed, also after a reload. */
export function createActivateAll({ $switches, setActivated }: Activations, storage: RunStorage) {
  const $bulk = atom<BulkState>({ kind: 'idle' })
  let run: Run | null = null
  const hasValue = (id: string, activated: boolean): boolean => $switches.get()[id]?.activated === activated
  const isRunning = (): boolean => $bulk.get().kind === 'running'

  /** Switches those of the given coupons that have the other value. */
  async function setAll(ids: readonly string[], activated: boolean): Promise<void> {
    if (isRunning()) return
    const open = new Set(ids.filter((id) => hasValue(id, !activated)))
    run = { activated, total: open.size, changed: new Set(), failed: new Map(), open }
    await resume()
  }

  /** Switches back what the last run has changed and the member has not switched since. */
  async function undo(): Promise<void> {
    if (run) await setAll([...run.changed], !run.activated)
  }

  async function resume(): Promise<void> {
    if (!run || isRunning()) return
    const { activated, total, changed, failed, open } = run
    const showProgress = () => $bulk.set({ kind: 'running', activated, done: total - open.size, total })
    showProgress()
    await store(run)
    // A coupon the member switches during the run leaves the set and keeps the member's choice.
    for (const id of open) {
      failed.delete(id)
      await setActivated(id, activated)
      if (!open.has(id)) continue
      const code = errorCodeOf(id)
      if (code === null) changed.add(id)
      else failed.set(id, code)
      if (code !== null && stopsRun(code)) break
      open.delete(id)
      showProgress()
    }
    await store(run)
    showResult(run)
  }

  /** Offers to resume the run of an earlier visit; `isActivatable` tells which coupons may be activated now. */
  async function restore(isActivatable: (id: string) => boolean): Promise<void> {
    const stored = run === null ? await storage.load() : null
    if (stored === null || run !== null) return
    const { activated, ids } = stored
    const changed = new Set(ids.filter((id) => hasValue(id, activated)))
    const open = new Set(ids.filter((id) => hasValue(id, !activated) && (!activated || isActivatable(id))))
    run = { activated, total: changed.size + open.size, changed, failed: new Map(), open }
    if (open.size === 0) await discard()
    else showResult(run)
  }

  /** Takes a coupon that the member switches out of the run and its undoing: the latest choice counts. */
  function exclude(id: string): void {
    if (!run || ![run.open, run.changed, run.failed].map((ids) => ids.delete(id)).includes(true)) return
    if ($bulk.get().kind === 'finished') showResult(run)
    void store(run)
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

  function showResult({ activated, total, changed, failed, open }: Run): void {
    $bulk.set({
      kind: 'finished',
      activated,
      total,
      changed: [...changed],
      failed: [...failed].map(([id, code]) => ({ id, code })),
      remaining: [...open].filter((id) => !failed.has(id)).length,
      canResume: open.size > 0,
    })
  }

  const store = ({ activated, changed, open }: Run): Promise<void> =>
    open.size === 0 ? storage.remove() : storage.save({ activated, ids: [...changed, ...open] })

  function errorCodeOf(id: string): string | null {
    const state = $switches.get()[id]
    if (state?.kind === 'rejected') return state.code
    return state?.kind === 'unknown' ? 'unknown' : null
  }

  return { $bulk, setAll, undo, resume, restore, exclude, dismiss, discard }
}
