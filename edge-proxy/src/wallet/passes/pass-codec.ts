import type { PassContent } from './pass-content.ts'
import type { StoredPass } from './pass-store.ts'
import type { PassSubject, WalletKeys } from './wallet-keys.ts'

/** A pass whose card is the member's. */
export type LivePass = Omit<StoredPass, 'state'> & { state: PassContent['state']; subject: PassSubject }

/** The time of a change: phones compare seconds, so that each has one of its own. */
export const changeAfter = (known: number, now: number): number => Math.max(now, (Math.floor(known / 1000) + 1) * 1000)

/** The state that a pass shows: a card that the platform does not know now is shown as a locked one. */
const shownState = (state: PassContent['state'], { missingSince }: PassSubject): PassContent['state'] =>
  missingSince > 0 ? 'locked' : state

/** What a pass shows; its balance is of this moment. */
export const contentOf = ({ serial, state, subject }: Pick<LivePass, 'serial' | 'state' | 'subject'>): PassContent => ({
  serial,
  cardCode: subject.cardCode,
  holder: subject.holder,
  balance: subject.points === null ? null : { points: subject.points, at: Date.now() },
  state: shownState(state, subject),
})

/** Raised when passes look otherwise, so that phones get them anew. */
const layout = 1

const textOf = (subject: PassSubject, state: PassContent['state']): string =>
  JSON.stringify([layout, subject.cardCode, subject.holder, subject.points, shownState(state, subject)])

export type PassCodec = ReturnType<typeof createPassCodec>

/** How passes are written to the store and read from it. */
export const createPassCodec = (keys: WalletKeys) => ({
  /** The row of a pass, made with the newest key. */
  rowOf(serial: string, subject: PassSubject, state: PassContent['state']) {
    return {
      serial,
      cardHash: keys.hashesOf('card', subject.cardCode)[0],
      accountHash: keys.hashesOf('account', subject.accountId)[0],
      sealed: keys.seal(serial, subject),
      state,
      contentHash: keys.hashesOf('content', textOf(subject, state))[0],
    }
  },
  /** Whether wallets have this content of a pass, whichever key has made its hash. */
  hasContent: ({ contentHash }: StoredPass, subject: PassSubject, state: PassContent['state']): boolean =>
    keys.hashesOf('content', textOf(subject, state)).includes(contentHash),
  /** Null for a pass that has ended, and for one whose key is gone. */
  liveOf(row: StoredPass | undefined): LivePass | null {
    if (row === undefined || row.state === 'ended') return null
    const subject = keys.unseal(row.serial, row.sealed)
    return subject === null ? null : { ...row, state: row.state, subject }
  },
  /**
   * The row of a pass that has ended: without all that names the member, but with the key that its token comes from.
   */
  endedOf({ serial, hasGoogleLink, sealed, changed }: StoredPass, now: number): StoredPass {
    const placeholder = `ended ${serial}`
    const texts = {
      cardHash: placeholder,
      accountHash: placeholder,
      sealed: keys.withoutSubject(sealed),
      contentHash: '',
    }
    return { serial, hasGoogleLink, ...texts, state: 'ended', changed: changeAfter(changed, now) }
  },
})
