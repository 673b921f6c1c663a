import type { AppleDevice } from '../push/push-target.ts'

/** A pass as it is stored; what names a member is sealed or a keyed hash (`wallet-keys.ts`). */
export type StoredPass = {
  serial: string
  cardHash: string
  accountHash: string
  sealed: string
  state: 'active' | 'locked' | 'ended'
  /** Hash of the content of which wallets got a push. */
  contentHash: string
  /** Whether a link of Google's was requested. */
  hasGoogleLink: boolean
  /** ms since 1970; each change has a second of its own, because phones compare seconds. */
  changed: number
}

/** A device that is notified of changes of a pass. */
export type Registration = AppleDevice & { serial: string }

/** A pass that a device has to fetch; `listed` is in ms since 1970. */
export type ListedPass = { serial: string; listed: number }

/** Which passes: those with one of these serials, of a card or of an account. */
export type PassFilter = { by: 'serial' | 'cardHash' | 'accountHash'; values: readonly string[] }

/**
 * Why a pass is checked: `unsent` if Google does not have its last change, `unused` if no wallet uses it any more,
 * `age` for all others.
 */
export type CheckReason = 'age' | 'unsent' | 'unused'

/** SQLite in DATA_DIR or PostgreSQL. Each operation rejects without an answer in time; `now` in ms. */
export type PassStore = {
  /** Writes a new pass, unless the card has one. */
  insertPass: (pass: StoredPass, now: number) => Promise<void>
  /** The passes that the filter names. */
  findPasses: (filter: PassFilter) => Promise<StoredPass[]>
  /**
   * Writes a pass and returns whether it did: not if the pass has changed since `known`, the time of its last change. A
   * link of Google's that was requested meanwhile stays. `used` is null if no wallet used it. A check of a pass at
   * Google is due after `resendTime`.
   */
  updatePass: (pass: StoredPass, known: number, used: number | null) => Promise<boolean>
  /** Keeps a pass from being deleted by its age. */
  keepPass: (serial: string, now: number) => Promise<void>
  /**
   * Returns the pass whose check is due for the longest time, or that is unused for the longest time; null without one.
   * Its next check is due after `checkAge`, so that only one edge has it.
   */
  takeDuePass: (reason: CheckReason, now: number) => Promise<StoredPass | null>
  /** Sets when the next check of a pass is due. */
  setDue: (serial: string, due: number) => Promise<void>
  /** Writes which change of a pass Google has, which is a use of the pass. */
  setSentToGoogle: (serial: string, changed: number, now: number) => Promise<void>
  /** Writes that Google does not have a pass, unless it was used within `linkTime`. */
  setNotAtGoogle: (serial: string, now: number) => Promise<void>
  /**
   * Registers a device, in place of the oldest one of a pass that has too many, and returns whether it is new; null
   * without the pass. A device with a known push token keeps its age. A registration is a use of the pass.
   */
  register: (registration: Registration, now: number) => Promise<boolean | null>
  /** Ends the registration of a device for one pass. */
  unregister: (registration: Omit<Registration, 'pushToken'>) => Promise<void>
  /** The registrations for these passes, the oldest first. */
  registrationsOf: (serials: readonly string[]) => Promise<Registration[]>
  /**
   * The passes of a device that have changed after a time, or for which it has registered after it; `listed` is the
   * later of both times. When the device asks, its registrations are written anew at most once in `usePause`, and
   * listed once more.
   */
  changedPasses: (device: string, since: number, now: number) => Promise<ListedPass[]>
  /** Deletes all registrations of a device with this push token. */
  deleteDevice: (device: AppleDevice) => Promise<void>
  close: () => void
}

/** Devices of one pass. */
export const maxDevices = 20

const day = 24 * 60 * 60 * 1000

const minute = 60 * 1000

/**
 * ms between two checks of a pass, whose time is stored as that of the check before. With the hour until a missing card
 * ends its pass it is less than a day.
 */
export const checkAge = 22 * 60 * minute

/** ms until a change that Google does not have is sent again; longer than the tries of a push. */
export const resendTime = 30 * minute

/** ms until the use of a pass is written again. */
export const usePause = day

/** ms in which a member may open a link of Google's after it was requested. */
export const linkTime = day
