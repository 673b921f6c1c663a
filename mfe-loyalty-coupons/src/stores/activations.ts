import { toApiError } from '@delikaterie/shared-contracts/api'
import { map } from 'nanostores'
import { failedActivation } from '../domain/activation-outcome.ts'

/** How the switch of one coupon stands; `activated` is always what it shows. */
export type Activation =
  | { kind: 'settled'; activated: boolean }
  | { kind: 'saving'; activated: boolean }
  | { kind: 'refused'; activated: boolean; code: string }
  | { kind: 'unknown'; activated: boolean }

type Outcome = { kind: 'done' } | { kind: 'refused'; code: string } | { kind: 'unknown' }

type Entry = {
  /** What the provider holds; null while nobody can tell. */
  known: boolean | null
  /** What the switch falls back to. */
  shown: boolean
  wish: boolean
  /** When the member last touched it, counted in wishes. */
  touched: number
  /** When its last change was settled, counted likewise. */
  settled: number
  running: Promise<void> | null
}

export type ActivationSources = {
  /** Sends one change; rejects with a ApiError. */
  send: (id: string, activated: boolean) => Promise<void>
  /** Asks the provider how a coupon stands; undefined when it does not list it. */
  ask: (id: string) => Promise<boolean | undefined>
}

/**
 * The switches of all coupons. Each shows a wish at once; one change per coupon is under
 * way at a time, and the last wish wins. A switch whose change failed goes back.
 */
export function createActivations({ send, ask }: ActivationSources) {
  const $switches = map<Record<string, Activation>>({})
  const entries = new Map<string, Entry>()
  let wishes = 0

  /** A moment to compare with: what is touched later is newer than what was asked for now. */
  const mark = (): number => wishes
  const touchedSince = (id: string, moment: number): boolean => (entries.get(id)?.touched ?? 0) > moment

  /** Takes over what a list told that was asked for at `moment`, except for what was switched since. */
  function adopt(coupons: readonly { id: string; activated: boolean }[], moment: number): void {
    for (const { id, activated } of coupons) {
      const entry = entries.get(id)
      if (entry && (entry.running || Math.max(entry.touched, entry.settled) > moment)) continue
      entries.set(id, { known: activated, shown: activated, wish: activated, touched: 0, settled: 0, running: null })
      $switches.setKey(id, { kind: 'settled', activated })
    }
  }

  /** Shows the wish and sees to it; resolves when the coupon is settled, one way or the other. */
  function wish(id: string, activated: boolean): Promise<void> {
    const entry = entries.get(id)
    if (!entry) return Promise.resolve()
    entry.wish = activated
    entry.touched = ++wishes
    $switches.setKey(id, { kind: 'saving', activated })
    entry.running ??= fulfil(id, entry)
    return entry.running
  }

  async function fulfil(id: string, entry: Entry): Promise<void> {
    let outcome: Outcome = { kind: 'done' }
    while (entry.known !== entry.wish) {
      const { wish } = entry
      outcome = await attempt(id, entry, wish)
      // Whoever changed their mind meanwhile is not told of the older wish's failure.
      if (entry.wish === wish) break
      outcome = { kind: 'done' }
    }
    entry.running = null
    // A list that was asked for while this was under way may tell of the time before it.
    entry.settled = ++wishes
    entry.shown = entry.known ?? entry.shown
    $switches.setKey(id, settled(entry.shown, outcome))
  }

  async function attempt(id: string, entry: Entry, wish: boolean): Promise<Outcome> {
    try {
      await send(id, wish)
      entry.known = wish
      return { kind: 'done' }
    } catch (error) {
      const failure = toApiError(error)
      const kind = failedActivation(failure)
      if (kind === 'refused') return { kind: 'refused', code: failure.code }
      const truth = await ask(id).catch(() => undefined)
      // A change without an answer may still be on its way: only its arrival is certain.
      const isCertain = truth === wish || (truth !== undefined && kind === 'answered')
      entry.known = isCertain ? truth : null
      if (truth === wish) return { kind: 'done' }
      return isCertain ? { kind: 'refused', code: failure.code } : { kind: 'unknown' }
    }
  }

  return { $switches, adopt, wish, mark, touchedSince }
}
export type Activations = ReturnType<typeof createActivations>

function settled(activated: boolean, outcome: Outcome): Activation {
  if (outcome.kind === 'done') return { kind: 'settled', activated }
  return { ...outcome, activated }
}
