import { atom } from 'nanostores'
import type { Activations } from './activations.ts'

export type BulkState =
  | { kind: 'idle' }
  | { kind: 'running'; activated: boolean; done: number; total: number }
  | {
      kind: 'finished'
      activated: boolean
      total: number
      /** Ids that changed, so that it can be undone. */
      changed: readonly string[]
      /** Ids that did not, with the reason: `unknown` where nobody can tell, `notSent` after a hopeless one. */
      failed: readonly { id: string; code: string }[]
    }

/** Once these come, the next coupon would fare no better. */
const isHopeless = (code: string): boolean => ['unknown', 'notSent', 'sessionInvalid', 'rateLimited'].includes(code)

/** Switches many coupons one after the other; what cannot be switched is reported, each with its reason. */
export function createActivateAll({ $switches, wish, mark, touchedSince }: Activations) {
  const $bulk = atom<BulkState>({ kind: 'idle' })

  /** Switches those of the given coupons that do not stand as wished. */
  async function setAll(ids: readonly string[], activated: boolean): Promise<void> {
    if ($bulk.get().kind === 'running') return
    const begun = mark()
    const todo = ids.filter((id) => $switches.get()[id]?.activated === !activated)
    const changed: string[] = []
    const failed: { id: string; code: string }[] = []
    let ownWishes = begun
    for (const [done, id] of todo.entries()) {
      $bulk.set({ kind: 'running', activated, done, total: todo.length })
      const last = failed.at(-1)
      if (last && isHopeless(last.code)) failed.push({ id, code: 'notSent' })
      // Who touched a switch in the meantime has decided about it.
      else if (!touchedSince(id, begun)) {
        const wished = wish(id, activated)
        ownWishes = mark()
        await wished
        const code = touchedSince(id, ownWishes) ? null : failureOf(id)
        if (code !== null) failed.push({ id, code })
        else if ($switches.get()[id]?.activated === activated) changed.push(id)
      }
    }
    $bulk.set({ kind: 'finished', activated, total: todo.length, changed, failed })
  }

  function failureOf(id: string): string | null {
    const state = $switches.get()[id]
    if (state?.kind === 'refused') return state.code
    return state?.kind === 'unknown' ? 'unknown' : null
  }

  const dismiss = (): void => {
    if ($bulk.get().kind === 'finished') $bulk.set({ kind: 'idle' })
  }

  return { $bulk, setAll, dismiss }
}
