import { atom } from 'nanostores'
import type { Activations } from './activations.ts'

export type BulkState =
  | { kind: 'idle' }
  | { kind: 'running'; activated: boolean; done: number; total: number }
  | {
      kind: 'finished'
      activated: boolean
      total: number
      /** Ids that changed, for undoing. */
      changed: readonly string[]
      /** Ids that did not change, with an error code, `unknown`, or `notSent` after a code that stops the run. */
      failed: readonly { id: string; code: string }[]
    }

/** After these codes the remaining coupons would fail as well. */
const stopsRun = (code: string): boolean => ['unknown', 'notSent', 'sessionInvalid', 'rateLimited'].includes(code)

/** Switches many coupons, one after the other. */
export function createActivateAll({ $switches, setActivated, currentVersion, changedSince }: Activations) {
  const $bulk = atom<BulkState>({ kind: 'idle' })

  /** Switches those of the given coupons that have the other value. */
  async function setAll(ids: readonly string[], activated: boolean): Promise<void> {
    if ($bulk.get().kind === 'running') return
    const startVersion = currentVersion()
    const pending = ids.filter((id) => $switches.get()[id]?.activated === !activated)
    const changed: string[] = []
    const failed: { id: string; code: string }[] = []
    for (const [done, id] of pending.entries()) {
      $bulk.set({ kind: 'running', activated, done, total: pending.length })
      const last = failed.at(-1)
      if (last && stopsRun(last.code)) failed.push({ id, code: 'notSent' })
      // A coupon the member switched during the run keeps the member's choice.
      else if (!changedSince(id, startVersion)) {
        const saved = setActivated(id, activated)
        const ownVersion = currentVersion()
        await saved
        const code = changedSince(id, ownVersion) ? null : errorCodeOf(id)
        if (code !== null) failed.push({ id, code })
        else if ($switches.get()[id]?.activated === activated) changed.push(id)
      }
    }
    $bulk.set({ kind: 'finished', activated, total: pending.length, changed, failed })
  }

  function errorCodeOf(id: string): string | null {
    const state = $switches.get()[id]
    if (state?.kind === 'rejected') return state.code
    return state?.kind === 'unknown' ? 'unknown' : null
  }

  const dismiss = (): void => {
    if ($bulk.get().kind === 'finished') $bulk.set({ kind: 'idle' })
  }

  return { $bulk, setAll, dismiss }
}
