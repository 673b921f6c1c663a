import { $state, type SessionState } from '@delikaterie/shared-contracts/session'
import { loadState, saveState, stateKey } from '@delikaterie/shared-contracts/session/persistence'
import { isSameMember, restoreSession } from '@delikaterie/shared-contracts/session/write'
import type { EncryptedStorage } from '@delikaterie/shared-contracts/storage'

export type PersistenceOptions = {
  storage: EncryptedStorage
  /** Another tab now has another member logged in: nothing on this page is theirs. */
  onOtherMember: () => void
}

/** Keeps the session in the storage and follows the other tabs. */
export function createPersistence({ storage, onOtherMember }: PersistenceOptions) {
  let saving: Promise<void> = Promise.resolve()
  let adopting: Promise<void> = Promise.resolve()
  let isAdopting = false

  // One after the other: encryption is asynchronous and the newest state must win.
  const save = (state: SessionState): void => {
    saving = saving.then(() => saveState(storage, state))
  }

  /** What is stored, read at a moment when nothing of ours was on its way there. */
  async function newestStored(): Promise<SessionState | null> {
    for (;;) {
      const settled = saving
      await settled
      const stored = await loadState(storage)
      // Something changed here while we read: that is newer, and what was read is stale.
      if (saving === settled) return stored
    }
  }

  async function takeOver(): Promise<void> {
    const stored = await newestStored()
    const before = $state.get()
    isAdopting = true
    restoreSession(stored)
    isAdopting = false
    if (isOtherMember(before, $state.get())) onOtherMember()
  }

  // Decryption is asynchronous too: what was read first must not be taken over last.
  const adopt = (): Promise<void> => (adopting = adopting.catch(() => {}).then(takeOver))

  return {
    /** Reads the stored session and from then on stores every change. */
    async start(): Promise<void> {
      await adopt()
      $state.listen((state) => {
        if (!isAdopting) save(state)
      })
      window.addEventListener('storage', (event) => {
        // null: another tab cleared the whole storage.
        if (event.key === stateKey || event.key === null) void adopt()
      })
      // A page kept for going back heard nothing meanwhile, not even a logout.
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) void adopt()
      })
    },
    /** Takes over what another tab stored; without storage there is no other tab. */
    reload: async (): Promise<void> => (storage.persistent ? adopt() : undefined),
    /** Resolves when everything is stored. */
    stored: (): Promise<void> => saving,
  }
}

const isOtherMember = ({ userData: before }: SessionState, { userData: after }: SessionState): boolean =>
  before !== null && after !== null && !isSameMember(before, after)
