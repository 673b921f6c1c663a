import { accountIdOf, type UserData } from '@portal/shared-contracts/calls'
import { $restored, $state, type SessionState } from '@portal/page-library/session'
import { loadState, saveState, stateKey } from '@portal/page-library/session/persistence'
import { isSameMember } from '@portal/page-library/session/merge-user-data'
import { restoreSession } from '@portal/page-library/session/write'
import type { EncryptedStorage } from '@portal/page-library/storage/encrypted-storage'
import { createSerialQueue } from '@portal/page-library/stores'

export type PersistenceOptions = {
  storage: EncryptedStorage
  /** A change of the session has been written, for which the storage may have had no space. */
  onSaved?: () => void
  /** Another member logged in in another tab, so this page shows the wrong member's data. */
  onOtherMember: () => void
  /** A user logged in or joined the programme in this tab; called before the session is stored. */
  onLogin: (user: UserData) => void
}

/** Stores the session and synchronises it with other tabs. */
export function createPersistence({ storage, onSaved, onOtherMember, onLogin }: PersistenceOptions) {
  // Encryption is asynchronous. The queues keep the order, so that the latest state is stored or restored last.
  const queueSave = createSerialQueue()
  const queueRestore = createSerialQueue()
  let saving: Promise<void> = Promise.resolve()
  let isRestoring = false

  const reportLogin = ({ userData }: SessionState): void => {
    if (userData !== null) onLogin(userData)
  }

  const save = (state: SessionState): void => {
    saving = queueSave(() => saveState(storage, state).then(onSaved))
  }

  /** The stored session, read while this page writes nothing. */
  async function readStored(): Promise<SessionState | null> {
    for (;;) {
      const pending = saving
      await pending
      const stored = await loadState(storage)
      // Reads again if this page wrote meanwhile, because that is newer.
      if (saving === pending) return stored
    }
  }

  async function restoreStored(): Promise<void> {
    const stored = await readStored()
    const before = $state.get()
    // A login before the storage was read, which can take seconds, is newer than what is stored.
    const isNewLogin = !$restored.get() && before.isLoggedIn
    isRestoring = true
    restoreSession(isNewLogin ? before : stored)
    isRestoring = false
    if (isNewLogin) {
      reportLogin(before)
      save(before)
    } else if (isOtherMember(before, $state.get())) onOtherMember()
  }

  const restore = (): Promise<void> => queueRestore(restoreStored)

  return {
    /** Restores the stored session and from then on stores every change. */
    async start(): Promise<void> {
      await restore()
      $state.listen((state, before) => {
        if (isRestoring) return
        if (before !== undefined && isLogin(before, state)) reportLogin(state)
        save(state)
      })
      window.addEventListener('storage', (event) => {
        // The key is null when another tab cleared the storage.
        if (event.key === stateKey || event.key === null) void restore()
      })
      // A page in the back/forward cache receives no storage events.
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) void restore()
      })
    },
    /** Restores what another tab stored; without persistent storage there is nothing to restore. */
    reload: async (): Promise<void> => (storage.persistent ? restore() : undefined),
    /** Resolves when every change is stored. */
    whenStored: (): Promise<void> => saving,
  }
}

/** A refresh changes the access token only, a login the refresh token too, and an upgrade the loyalty account. */
const isLogin = (before: SessionState, after: SessionState): boolean =>
  after.isLoggedIn &&
  (!before.isLoggedIn || before.refreshToken !== after.refreshToken || accountOf(before) !== accountOf(after))

const accountOf = ({ userData }: SessionState): string | null => userData && accountIdOf(userData)

const isOtherMember = ({ userData: before }: SessionState, { userData: after }: SessionState): boolean =>
  before !== null && after !== null && !isSameMember(before, after)
