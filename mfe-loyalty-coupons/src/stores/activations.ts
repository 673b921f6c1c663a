import { toApiError } from '@portal/page-library/api'
import { map } from 'nanostores'
import { activationErrorKind } from '../domain/activation-error.ts'

export type Outcome = { kind: 'saved' } | { kind: 'rejected'; code: string } | { kind: 'unknown' }

/** The switch of one coupon; `activated` is what it shows. */
export type Activation = (Outcome | { kind: 'saving' }) & { activated: boolean }

type Entry = {
  /** The provider's value; null after a request whose outcome is unknown. */
  stored: boolean | null
  /** The last value known to be stored; the switch shows it again after a failure. */
  confirmed: boolean
  /** The member's latest choice. */
  desired: boolean
  /** Version of the member's latest choice, or at which the latest request ended. */
  version: number
  saving: Promise<Outcome> | null
  /** Whether the latest choice is of a run, whose result reports the outcome. */
  isOfRun: boolean
}

export type ActivationDependencies = {
  /** Sends one change; rejects with an ApiError. */
  send: (id: string, activated: boolean) => Promise<void>
  /** Reads one coupon from the provider; undefined when the list does not contain it. */
  fetchActivated: (id: string) => Promise<boolean | undefined>
}

/**
 * Optimistic switches of all coupons: a switch shows the desired value at once, and the stored value
 * again when saving fails. Each coupon has one request at a time; the latest desired value is saved.
 */
export function createActivations(dependencies: ActivationDependencies) {
  const $switches = map<Record<string, Activation>>({})
  const entries = new Map<string, Entry>()
  /** Incremented by every change and every ended request, so that lists and changes can be ordered. */
  let version = 0

  const currentVersion = (): number => version

  /** Applies a list requested at `requestedVersion`, except for coupons with later changes. */
  function applyList(coupons: readonly { id: string; activated: boolean }[], requestedVersion: number): void {
    const switches = { ...$switches.get() }
    for (const { id, activated } of coupons) {
      const entry = entries.get(id)
      if (entry && (entry.saving || entry.version > requestedVersion)) continue
      const values = { stored: activated, confirmed: activated, desired: activated }
      entries.set(id, { ...values, version: 0, saving: null, isOfRun: false })
      const shown = switches[id]
      if (shown?.kind !== 'saved' || shown.activated !== activated) switches[id] = { kind: 'saved', activated }
    }
    // One change for the whole list: each one copies all switches.
    $switches.set(switches)
  }

  /**
   * Shows the desired value and saves it; resolves when the coupon has no request left. Of a change of a run the coupon
   * shows the value only: the run shows its progress and reports what failed.
   */
  function setActivated(id: string, desired: boolean, { isOfRun = false } = {}): Promise<Outcome> {
    const entry = entries.get(id)
    if (!entry) return Promise.resolve({ kind: 'saved' })
    Object.assign(entry, { desired, isOfRun, version: ++version })
    $switches.setKey(id, { kind: isOfRun ? 'saved' : 'saving', activated: desired })
    if (entry.saving) return entry.saving
    const saving = save(id, entry)
    // Without anything to send, the change has ended already.
    if (entry.stored !== desired) entry.saving = saving
    return saving
  }

  async function save(id: string, entry: Entry): Promise<Outcome> {
    let outcome: Outcome = { kind: 'saved' }
    while (entry.stored !== entry.desired) {
      const { desired } = entry
      outcome = await request(dependencies, id, entry, desired)
      // The outcome of a superseded request is not shown.
      if (entry.desired === desired) break
      outcome = { kind: 'saved' }
    }
    entry.saving = null
    // A list requested before this point may show the value before the change.
    entry.version = ++version
    entry.confirmed = entry.stored ?? entry.confirmed
    const shown: Outcome = entry.isOfRun ? { kind: 'saved' } : outcome
    $switches.setKey(id, { ...shown, activated: entry.confirmed })
    return outcome
  }

  return { $switches, applyList, setActivated, currentVersion }
}
/** Sends one change and learns what is stored after it. */
async function request(
  { send, fetchActivated }: ActivationDependencies,
  id: string,
  entry: Entry,
  desired: boolean,
): Promise<Outcome> {
  try {
    await send(id, desired)
    entry.stored = desired
    return { kind: 'saved' }
  } catch (thrown) {
    const error = toApiError(thrown)
    const kind = activationErrorKind(error)
    if (kind === 'rejected') return { kind: 'rejected', code: error.code }
    const stored = await fetchActivated(id).catch(() => undefined)
    // Without a response the change may still be applied: only the desired value is certain.
    const isCertain = stored === desired || (stored !== undefined && kind === 'errorResponse')
    entry.stored = isCertain ? stored : null
    if (stored === desired) return { kind: 'saved' }
    return isCertain ? { kind: 'rejected', code: error.code } : { kind: 'unknown' }
  }
}

export type Activations = ReturnType<typeof createActivations>
